import type { TicketDoCliente } from '@balcao/dominio/acompanhamentos/pelo-link'
import { formatarDataHora } from '@balcao/dominio/formatos/datas'
import { ACOES_DO_HISTORICO } from '@balcao/dominio/tickets/historico'
import { Cartao } from '../../../ui/ficha/cartao.tsx'
import { TextoComQuebras } from '../../../ui/retorno/texto-com-quebras.tsx'
import estilos from './acompanhamento.module.css'
import { AnexosDoLink } from './anexos-do-link.tsx'

type Entrada = TicketDoCliente['conversa'][number]
type ConversaDoTicketProps = { token: string; ticket: Pick<TicketDoCliente, 'conversa' | 'haMais'> }

export function ConversaDoTicket({ token, ticket: { conversa, haMais } }: ConversaDoTicketProps) {
  return (
    <Cartao titulo="Conversa">
      {haMais && <p className={estilos.antes}>As mensagens mais antigas não aparecem aqui.</p>}
      <ol className={estilos.conversa}>
        {conversa.map((entrada) => (
          <li key={entrada.id}>
            <Mensagem token={token} entrada={entrada} />
          </li>
        ))}
      </ol>
    </Cartao>
  )
}

function Mensagem({ token, entrada }: { token: string; entrada: Entrada }) {
  const { quem, minha, quando, acao, mensagem, anexos } = entrada
  const fala = acao === 'MENSAGEM' || acao === 'ABERTURA'
  return (
    <article className={estilos.mensagem} data-minha={minha || undefined} data-fala={fala || undefined}>
      <p className={estilos.autor}>
        <strong>{minha ? 'Você' : quem}</strong> {formatarDataHora(quando)}
      </p>
      <p className={estilos.texto}>
        <TextoComQuebras texto={mensagem || (anexos.length > 0 ? '' : ACOES_DO_HISTORICO[acao])} />
      </p>
      <AnexosDoLink token={token} anexos={anexos} />
    </article>
  )
}
