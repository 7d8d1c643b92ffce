import { randomUUID } from 'node:crypto'
import { inject } from 'vitest'
import { abrirNegocio } from '../src/abrir-negocio.ts'
import { lerConfiguracao } from '../src/configuracao.ts'
import type { Negocio } from '../src/negocio.ts'
import { criarArmazem } from '../src/platform/arquivos/armazem.ts'
import { comBanco } from '../src/platform/banco/conexao.ts'
import { criarLog } from '../src/platform/log.ts'
import { apagarBancos, clonarModelo } from './modelos.ts'

type NoBanco = { negocio: Negocio; fechar(): Promise<void> }

/** The demo as it was filled for this run, untouched, in a database of its own. */
export const abrirDemo = (id: string): Promise<NoBanco> => abrir(id, inject('demos')[id])

export const abrirVazio = (id: string): Promise<NoBanco> => abrir(id, undefined)

async function abrir(id: string, modelo: string | undefined): Promise<NoBanco> {
  const configuracao = lerConfiguracao({}).negocios.find((negocio) => negocio.id === id)
  if (!configuracao) throw new Error(`negócio ${id} não existe`)
  const servidor = inject('urlDoPostgres')
  const base = `demo_${randomUUID().replaceAll('-', '')}`
  const banco = `${base}_${id}`
  if (modelo) await clonarModelo(servidor, modelo, banco)
  const negocio = await abrirNegocio({
    configuracao,
    servidor: comBanco(servidor, base),
    servidorDeManutencao: servidor,
    armazem: criarArmazem({ pasta: inject('pastaDosArquivos') }, id),
    relogio: () => new Date(inject('preenchidoEm')),
    log: criarLog('silent'),
  })
  return {
    negocio,
    fechar: async () => {
      await negocio.banco.$client.end()
      await apagarBancos(servidor, [banco])
    },
  }
}
