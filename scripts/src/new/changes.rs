//! Changes to the workspace that are made together or not at all.

use std::fs::{self, File};
use std::io::Write as _;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result};

/// One file of the workspace before and after a change.
pub struct Edit {
    /// The path from the root.
    pub place: String,
    before: String,
    after: String,
}

impl Edit {
    /// # Errors
    /// When the file cannot be read, or `edit` does not find its place in it.
    pub fn new(
        root: &Path,
        place: &str,
        edit: impl FnOnce(&str) -> Result<String>,
    ) -> Result<Self> {
        let before = fs::read_to_string(root.join(place));
        let before = before.with_context(|| format!("cannot read {place}"))?;
        let after = edit(&before).with_context(|| format!("cannot change {place}"))?;
        Ok(Self { place: place.to_owned(), before, after })
    }

    pub fn changes_something(&self) -> bool {
        self.before != self.after
    }
}

/// Changes that are undone when dropped, unless they are kept.
pub struct Changes<'a> {
    root: &'a Path,
    created: Vec<PathBuf>,
    folders: Vec<PathBuf>,
    /// With the text they had before.
    replaced: Vec<(PathBuf, String)>,
}

impl<'a> Changes<'a> {
    pub fn new(root: &'a Path) -> Self {
        Self { root, created: vec![], folders: vec![], replaced: vec![] }
    }

    /// # Errors
    /// When the folder exists, or cannot be created.
    pub fn create_folder(&mut self, place: &str) -> Result<()> {
        let path = self.root.join(place);
        fs::create_dir(&path).with_context(|| format!("cannot create {place}"))?;
        self.folders.push(path);
        Ok(())
    }

    /// # Errors
    /// When the file exists, or cannot be written.
    pub fn create(&mut self, place: &str, text: &str) -> Result<()> {
        let context = || format!("cannot create {place}");
        let path = self.root.join(place);
        let mut file = File::create_new(&path).with_context(context)?;
        self.created.push(path);
        file.write_all(text.as_bytes()).with_context(context)
    }

    /// # Errors
    /// When the file cannot be written.
    pub fn replace(&mut self, edit: &Edit) -> Result<()> {
        let path = self.root.join(&edit.place);
        self.replaced.push((path.clone(), edit.before.clone()));
        fs::write(&path, &edit.after).with_context(|| format!("cannot change {}", edit.place))
    }

    pub fn keep(mut self) {
        self.created.clear();
        self.folders.clear();
        self.replaced.clear();
    }
}

impl Drop for Changes<'_> {
    /// Undoes the changes as far as possible; the error that led here is reported.
    fn drop(&mut self) {
        for (path, before) in &self.replaced {
            let _ = fs::write(path, before);
        }
        for path in &self.created {
            let _ = fs::remove_file(path);
        }
        for path in &self.folders {
            let _ = fs::remove_dir(path);
        }
    }
}
