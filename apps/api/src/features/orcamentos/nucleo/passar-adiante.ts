import type { Tx } from '../../../platform/banco/conexao.ts'
import { type Autoria, registrarHistorico } from '../../../platform/banco/historico.ts'
import { publicar } from '../../../platform/realtime/publicar.ts'
import { eventoDoOrcamento } from './anunciar.ts'
import { gravarPassagem } from './queries-passagem.ts'

/** ADM-02 Those that may still be won are somebody else's to win. */
export async function passarOrcamentos(
  tx: Tx,
  autoria: Autoria,
  { de, para }: { de: { id: number; nome: string }; para: { id: number; nome: string } },
): Promise<number> {
  const passados = await gravarPassagem(tx, autoria, { de: de.id, para: para.id })
  for (const { id } of passados)
    await registrarHistorico(tx, autoria, {
      entidade: 'orcamento',
      entidadeId: id,
      acao: 'PASSAGEM',
      dados: { de: de.nome, para: para.nome },
    })
  if (passados.length > 0) await publicar(tx, ...passados.map((um) => eventoDoOrcamento(um, autoria)))
  return passados.length
}
