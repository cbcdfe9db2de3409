git init shopping && cd shopping
git -c protocol.file.allow=always submodule add ADDRESS Moggy
