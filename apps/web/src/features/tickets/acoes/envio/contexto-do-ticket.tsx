import { formatarProtocolo } from '@balcao/dominio/tickets/protocolo'
import { PainelDeStatus } from '../../../../ui/retorno/painel-de-status.tsx'
import estilos from '../acoes.module.css'
import { type Dialogo, ehExigencia, TITULOS } from '../janela.ts'
import type { PropsDaAcao } from './use-formulario-da-acao.ts'

/** Which ticket this is about and where it stands now, also after it moved underneath. */
export function ContextoDoTicket({ ticket, janela: { dialogo, aviso } }: PropsDaAcao) {
  const { protocolo, tipo, etapa, status } = ticket
  const pede = etapa.exige ?? 'AVANCAR'
  const mudou = avanca(dialogo) && pede !== dialogo
  return (
    <>
      <p className={estilos.contexto}>
        Ticket {formatarProtocolo(protocolo)} · {tipo.desc} · {etapa.nome} · {status.label}
      </p>
      {aviso && <PainelDeStatus tipo="aviso" mensagem={aviso} />}
      {mudou && (
        <PainelDeStatus
          tipo="aviso"
          mensagem={`O ticket agora está em “${etapa.nome}”, que pede outra coisa: ${TITULOS[pede].toLowerCase()}.`}
        />
      )}
    </>
  )
}

const avanca = (dialogo: Dialogo) => dialogo === 'AVANCAR' || ehExigencia(dialogo)
