import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { RAIZ } from './configuracao.ts'
import { MARCA, permissoesEmTabela } from './permissoes-em-tabela.ts'
import { listarRotas } from './rotas.ts'

// `npm run permissoes`: what people wrote above the mark stays, the tables below it are written again.
const arquivo = join(RAIZ, 'docs/PERMISSOES.md')
const [escrito = ''] = readFileSync(arquivo, 'utf8').split(MARCA)
const contratos = listarRotas(() => '').map(({ contrato }) => contrato)
writeFileSync(arquivo, `${escrito}${permissoesEmTabela(contratos)}`)
