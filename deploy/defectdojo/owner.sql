-- Run once by psql as the superuser of DefectDojo's server: it creates an ordinary role that owns
-- the database. The service refuses imports of dumps by a superuser (docs/dumps.md).
\getenv password DOJO_POSTGRES_PASSWORD
create role defectdojo login password :'password';
create database defectdojo owner defectdojo;
