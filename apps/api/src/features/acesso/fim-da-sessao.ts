import { canalDoColaborador, type EventosDoColaborador } from '@balcao/dominio/realtime/canais'
import type { Tx } from '../../platform/banco/conexao.ts'
import { desconectar, publicar } from '../../platform/realtime/publicar.ts'
import { donoDasConexoes } from '../../sessao.ts'

/** SHL-06 Whoever still shows that session is told to leave it, and hears nothing more in its name. */
export async function anunciarFimDaSessao(tx: Tx, colaboradorId: number, sessaoId: number): Promise<void> {
  await publicar(tx, {
    canal: canalDoColaborador(colaboradorId),
    evento: 'sessao-encerrada' satisfies keyof EventosDoColaborador,
    dados: { sessao: sessaoId },
  })
  await desconectar(tx, donoDasConexoes(sessaoId))
}
