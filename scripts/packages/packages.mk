# What is given to people who do not build it: packages, the documentation as a site, and the tests of both.

# Where they are put.
OUTPUT ?= dist
# The folder that the tests put their Debian systems into; a second run finds them there.
SYSTEMS ?= $(or $(XDG_CACHE_HOME),$(HOME)/.cache)/moggy-test-systems
# Installs both programs into the folder $(1), as below /usr.
installed = $(MAKE) install install-journey DESTDIR= PREFIX="$(1)"

.PHONY: dist deb wheel nodepackage packagetest baredebian pythonminutes kitalone actiontest docs

dist: deps ## pack tarballs for Linux with glibc 2.36 or newer, with checksums, into dist
	@scripts/deps.sh patchelf xz-utils
	folder=$$(mktemp -d); trap 'rm -rf "$$folder"' EXIT; \
	  $(call installed,$$folder) && scripts/packages/dist.sh "$$folder" '$(OUTPUT)'

deb: deps ## build the Debian packages moggy and journey-kit into dist, and check them with lintian
	@scripts/deps.sh debhelper lintian
	scripts/packages/deb.sh '$(OUTPUT)'

wheel: ## build the Python package, with the program in it, into dist; takes hatchling from PyPI
	@scripts/deps.sh patchelf python3-venv
	swift build $(RELEASE) --product journey
	scripts/packages/wheel.sh "$$(swift build $(RELEASE) --show-bin-path)/journey" '$(OUTPUT)'

nodepackage: ## build the package for Node, with the program in it, into dist
	@scripts/deps.sh patchelf
	swift build $(RELEASE) --product journey
	scripts/packages/node-package.sh "$$(swift build $(RELEASE) --show-bin-path)/journey" '$(OUTPUT)'

packagetest: wheel nodepackage ## install both in folders of their own, and run their tests
	scripts/packages/package-test.sh '$(OUTPUT)'

baredebian: ## install the packages of dist in a bare Debian 12, and run journeys; prints the seconds; as root
	@scripts/deps.sh debootstrap
	scripts/packages/bare-debian.sh '$(OUTPUT)' '$(SYSTEMS)'

pythonminutes: ## follow the article "Five minutes from Python" in a bare Debian 12; as root
	@scripts/deps.sh debootstrap
	scripts/packages/python-minutes.sh '$(OUTPUT)' '$(SYSTEMS)'

kitalone: deps ## build a package that depends on the kit alone; prints what it resolves, and the seconds
	scripts/packages/kit-alone.sh

actiontest: ## run the steps of the GitHub Action as a script, with the tarball of dist
	scripts/packages/action-test.py '$(OUTPUT)'

docs: deps ## build all articles and symbols into one static site, dist/docs
	swift build
	scripts/docs.sh "$$(swift build --show-bin-path)" '$(OUTPUT)/docs'
