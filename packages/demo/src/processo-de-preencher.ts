import { once } from 'node:events'
import { abrirNegocio } from '@balcao/api/src/abrir-negocio.ts'
import { lerConfiguracao, lugarDosArquivos } from '@balcao/api/src/configuracao.ts'
import { criarArmazem } from '@balcao/api/src/platform/arquivos/armazem.ts'
import { criarLog } from '@balcao/api/src/platform/log.ts'
import { relogioDoSistema } from '@balcao/api/src/platform/relogio.ts'
import type { PedidoDePreencher } from './preencher-em-outro-processo.ts'
import { preencherSeVazio } from './preencher-se-vazio.ts'

// Whoever asked is gone: what was begun is taken back by the database.
process.once('disconnect', () => process.exit(1))

const [{ id, url, agora }] = (await once(process, 'message')) as [PedidoDePreencher]
const configuracao = lerConfiguracao(process.env)
const configurado = configuracao.negocios.find((negocio) => negocio.id === id)
if (!configurado) throw new Error(`o negócio ${id} não existe`)
const negocio = await abrirNegocio({
  configuracao: { ...configurado, banco: url },
  servidor: url,
  armazem: criarArmazem(lugarDosArquivos(configuracao), id),
  relogio: relogioDoSistema,
  log: criarLog(configuracao.nivelDeLog),
})
await preencherSeVazio(negocio, new Date(agora), (frase) => process.send?.(frase))
await negocio.banco.$client.end()
process.exit(0)
