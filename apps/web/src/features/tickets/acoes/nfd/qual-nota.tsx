import type { TicketDetalhado } from '@balcao/dominio/tickets/detalhe/contratos'
import { Radio } from '@mantine/core'
import { CartaoDeEscolha } from '../../../../ui/campos/cartao-de-escolha.tsx'
import estilos from '../acoes.module.css'

export const OUTRA_NOTA = 'outra'

type QualNotaProps = {
  nfds: TicketDetalhado['nfds']
  /** The key of one of them, or `OUTRA_NOTA`. */
  valor: string
  aoMudar: (chave: string) => void
}

/** TIC-11 A ticket that came back to this step has its invoice already: it need not be sent again. */
export function QualNota({ nfds, valor, aoMudar }: QualNotaProps) {
  return (
    <Radio.Group label="Qual é a nota de devolução?" value={valor} onChange={aoMudar}>
      <div className={estilos.cartoes}>
        {nfds.map(({ chave, numero, serie }) => (
          <CartaoDeEscolha key={chave}>
            <Radio
              value={chave}
              label={`NFD ${numero}, série ${serie}`}
              description="Já recebida neste ticket"
              data-autofocus={chave === valor || undefined}
            />
          </CartaoDeEscolha>
        ))}
        <CartaoDeEscolha>
          <Radio
            value={OUTRA_NOTA}
            label="Enviar outra nota"
            description="O XML ou o PDF de uma nota nova ou corrigida"
          />
        </CartaoDeEscolha>
      </div>
    </Radio.Group>
  )
}
