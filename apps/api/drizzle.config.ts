import { defineConfig } from 'drizzle-kit'

export default defineConfig({
  dialect: 'postgresql',
  schema: ['./src/platform/**/tabelas*.ts', './src/features/**/tabelas*.ts'],
  out: './src/migrations',
})
