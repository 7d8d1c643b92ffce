import type { Negocio } from '../../negocio.ts'
import type { Tx } from '../../platform/banco/conexao.ts'
import { doSistema } from '../../platform/banco/historico.ts'
import { avisarPessoa } from '../avisos/avisar-pessoa.ts'
import { quemTrabalhaNaFila, setorDaTriagem } from './queries-abertura.ts'

type Aviso = { titulo: string; mensagem: string }

/** ALC-02, ALC-05 Something waits for a person: whoever sorts what comes to those branches is told, once each. */
export async function avisarTriagem(
  tx: Tx,
  negocio: Negocio,
  filiais: readonly number[],
  { titulo, mensagem }: Aviso,
  agora: Date,
): Promise<void> {
  const pessoas = new Set<number>()
  for (const filialId of filiais) {
    const setorId = await setorDaTriagem(tx, negocio.parametros(filialId).tipoDoTicketPorEmail)
    if (setorId === null) continue
    for (const { id } of await quemTrabalhaNaFila(tx, { filialId, setorId })) pessoas.add(id)
  }
  for (const colaboradorId of pessoas)
    await avisarPessoa(tx, doSistema(agora, ['avisos']), {
      ...{ colaboradorId, titulo, mensagem },
      caminho: '/correio-recebido',
    })
}
