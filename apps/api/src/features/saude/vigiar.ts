import { oQueVigiarFaz, parteDaSaude } from '@balcao/dominio/saude/partes'
import type { Negocio } from '../../negocio.ts'
import { doSistema, registrarHistorico } from '../../platform/banco/historico.ts'
import { transacao } from '../../platform/banco/transacao.ts'
import { avisarAdministradores } from '../avisos/avisar-administradores.ts'
import { verPartes } from './partes.ts'
import { ultimasVistas } from './queries-partes.ts'

const CAMINHO = '/administracao/saude'

/** ADM-11 Each minute: what fell, and what came back, is written down and told to the administrators by the ways that still work. */
export const vigiarSaude = (negocio: Negocio, agora: Date): Promise<void> =>
  transacao(negocio.banco, async (tx) => {
    const vistas = await ultimasVistas(tx)
    for (const { parte, situacao, oQueHa } of await verPartes(tx, negocio, agora)) {
      const { anotar, avisar } = oQueVigiarFaz(parte, vistas.get(parte)?.situacao ?? null, situacao)
      if (!anotar) continue
      await registrarHistorico(tx, doSistema(agora, ['tarefas']), {
        ...{ entidade: 'saude', entidadeId: parte, acao: situacao },
        dados: { oQueHa },
      })
      const { nome, oQueFazer } = parteDaSaude(parte)
      if (avisar === 'CAIU') {
        const falha = { titulo: `${nome}: falhando`, mensagem: `${oQueHa} ${oQueFazer}`, caminho: CAMINHO }
        await avisarAdministradores(tx, negocio, falha, agora)
      }
      if (avisar === 'VOLTOU') {
        const volta = { titulo: `${nome}: voltou`, mensagem: oQueHa, caminho: CAMINHO }
        await avisarAdministradores(tx, negocio, volta, agora)
      }
    }
  })
