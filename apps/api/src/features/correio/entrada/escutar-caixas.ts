import type { Negocio } from '../../../negocio.ts'
import { transacao } from '../../../platform/banco/transacao.ts'
import { lerEnderecoDaCaixa, nomeDaCaixa } from '../../../platform/email/caixa-imap.ts'
import { escutarCaixa } from '../../../platform/email/escutar-caixa.ts'
import type { Registrador } from '../../../platform/jobs/registro.ts'
import { agendar } from '../../../tarefas/catalogo.ts'

/**
 * ALC-02 An answer is read seconds after it came: whoever keeps the mailbox says so, and the queue reads it at once. Several servers
 * may listen to one mailbox; the reading is one. What nobody heard of is read by the minute's round.
 */
export function escutarCaixas(negocio: Negocio, registrar: Registrador): { parar(): Promise<void> } {
  const parando = new AbortController()
  const escutas = (negocio.configuracao.caixas ?? []).map(({ imap }) => {
    const endereco = lerEnderecoDaCaixa(imap)
    const caixa = nomeDaCaixa(endereco)
    const pedirLeitura = () => {
      transacao(negocio.banco, (tx) =>
        agendar(tx, 'ler-caixas', { caixa }, { chave: `ler-caixa ${caixa}`, tentativas: 1 }),
      ).catch((err) => registrar.warn({ err }, 'A leitura da caixa de e-mail ficou para o próximo minuto.'))
    }
    return escutarCaixa(endereco, pedirLeitura, parando.signal)
  })
  return {
    async parar() {
      parando.abort()
      await Promise.all(escutas)
    },
  }
}
