import type { Negocio } from '../../negocio.ts'
import type { Tx } from '../../platform/banco/conexao.ts'
import { doSistema } from '../../platform/banco/historico.ts'
import { agendar } from '../../tarefas/catalogo.ts'
import { avisarPessoa } from './avisar-pessoa.ts'
import { administradores, jaAvisada } from './queries-pessoais.ts'

const DIA_MS = 86_400_000

type Falha = { titulo: string; mensagem: string; caminho: string }

/**
 * ALC-02, ALC-05 A way to the customers stopped: who can mend it is told by those that still work, the portal and mail. Once a day for
 * each thing that stopped, however often it is tried.
 */
export async function avisarAdministradores(
  tx: Tx,
  negocio: Negocio,
  { titulo, mensagem, caminho }: Falha,
  agora: Date,
): Promise<void> {
  const desde = new Date(agora.getTime() - DIA_MS)
  const { nome: doNegocio, portal } = negocio.configuracao
  for (const { id: colaboradorId, nome, email } of await administradores(tx)) {
    if (await jaAvisada(tx, { colaboradorId, titulo, desde })) continue
    await avisarPessoa(tx, doSistema(agora, ['avisos']), { colaboradorId, titulo, mensagem, caminho })
    const link = portal ? ['', new URL(caminho, portal).href] : []
    const texto = [`Olá, ${nome}.`, '', mensagem, ...link, '', `Portal da ${doNegocio}`].join('\n')
    await agendar(tx, 'enviar-email', { para: email, assunto: titulo, texto })
  }
}
