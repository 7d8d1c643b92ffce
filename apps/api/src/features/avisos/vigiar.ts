import type { Negocio } from '../../negocio.ts'
import type { Tx } from '../../platform/banco/conexao.ts'
import { doSistema, registrarHistorico } from '../../platform/banco/historico.ts'
import { transacao } from '../../platform/banco/transacao.ts'
import { contarAoPublico } from './contar-ao-publico.ts'
import { mudarSituacao, travarAvisosAMudar } from './queries-gestao.ts'

const POR_VEZ = 50

/** ADM-08 What was set for today shows itself, and what ended yesterday goes: once each, however many processes look. */
export async function vigiarAvisos({ banco }: Pick<Negocio, 'banco'>, agora: Date): Promise<void> {
  while ((await transacao(banco, (tx) => mudarAlguns(tx, agora))) === POR_VEZ);
}

async function mudarAlguns(tx: Tx, agora: Date): Promise<number> {
  const autoria = doSistema(agora, ['avisos'])
  const avisos = await travarAvisosAMudar(tx, agora, POR_VEZ)
  for (const aviso of avisos) {
    const acabou = aviso.ate !== null && aviso.ate <= agora
    const { id, titulo } = aviso
    await mudarSituacao(tx, { id, situacao: acabou ? 'ENCERRADO' : 'PUBLICADO' }, autoria)
    const acao = acabou ? 'ENCERRAR' : 'PUBLICAR'
    await registrarHistorico(tx, autoria, { entidade: 'aviso', entidadeId: id, acao, dados: { titulo } })
    await contarAoPublico(tx, autoria, acabou ? 'aviso-saiu' : 'aviso-publicado', aviso)
  }
  return avisos.length
}
