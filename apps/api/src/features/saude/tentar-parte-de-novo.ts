import { ErroDeNegocio } from '@balcao/dominio/erros'
import { tentarParteDeNovo } from '@balcao/dominio/saude/contratos'
import { aoTentarDeNovo, type ParteQueSeTenta } from '@balcao/dominio/saude/partes'
import type { Tx } from '../../platform/banco/conexao.ts'
import { registrarHistorico } from '../../platform/banco/historico.ts'
import { rota } from '../../rota.ts'
import { agendar } from '../../tarefas/catalogo.ts'
import { acordarFontes } from '../consultas-externas/queries.ts'
import { verPartes } from './partes.ts'
import { devolverAsDaParte } from './queries-partes.ts'

const TENTAR: Record<ParteQueSeTenta, (tx: Tx, agora: Date) => Promise<void>> = {
  FILA: (tx) => devolverAsDaParte(tx, 'FILA'),
  EMAIL: (tx) => devolverAsDaParte(tx, 'EMAIL'),
  WHATSAPP: (tx) => devolverAsDaParte(tx, 'WHATSAPP'),
  ERP: (tx) => devolverAsDaParte(tx, 'ERP'),
  CAIXAS: (tx) => agendar(tx, 'ler-caixas', {}, { chave: 'ler-caixas-ja', tentativas: 1 }),
  CONSULTAS: acordarFontes,
}

export const rotaTentarParteDeNovo = rota(
  tentarParteDeNovo,
  async ({ params: { parte }, negocio, tx, autoria, agora }) => {
    const vista = (await verPartes(tx, negocio, agora)).find((cada) => cada.parte === parte)
    if (!vista?.aTentar) throw new ErroDeNegocio('NADA_A_TENTAR')
    const { situacao, oQueHa, aTentar } = vista
    await TENTAR[parte](tx, agora)
    await registrarHistorico(tx, autoria, {
      entidade: 'parte_da_saude',
      entidadeId: parte,
      acao: 'TENTAR_DE_NOVO',
      dados: { situacao, oQueHa, quantas: aTentar },
    })
    return { message: aoTentarDeNovo(parte, aTentar) }
  },
)
