import { lazy, type ReactNode, Suspense, useMemo } from 'react'
import { type Ajuda, ContextoDaAjuda } from '../../features/tickets/detalhe/composicao/ajuda-ao-escrever.ts'
import { useSessao } from '../../platform/sessao.tsx'

const RespostasProntas = lazy(async () => ({
  default: (await import('../../features/respostas/escrever/respostas-ao-escrever.tsx')).RespostasAoEscrever,
}))

// Its own wait: the message must not disappear while help is on its way.
const Respostas: Ajuda = (props) => (
  <Suspense>
    <RespostasProntas {...props} />
  </Suspense>
)

const ArtigosDaAjuda = lazy(async () => ({
  default: (await import('../../features/faq/responder/artigos-ao-responder.tsx')).ArtigosAoResponder,
}))

const Artigos: Ajuda = (props) => (
  <Suspense>
    <ArtigosDaAjuda {...props} />
  </Suspense>
)

const AbrirNoWhatsapp = lazy(async () => ({
  default: (await import('../../features/whatsapp/abrir-no-whatsapp.tsx')).AbrirNoWhatsapp,
}))

const Whatsapp: Ajuda = (props) => (
  <Suspense>
    <AbrirNoWhatsapp {...props} />
  </Suspense>
)

const MencoesDaEquipe = lazy(async () => ({
  default: (await import('../../features/tickets/detalhe/composicao/mencoes/mencoes-ao-escrever.tsx'))
    .MencoesAoEscrever,
}))

const Mencoes: Ajuda = (props) => (
  <Suspense>
    <MencoesDaEquipe {...props} />
  </Suspense>
)

/** MES-05 What whoever answers a ticket borrows from other features. */
export function AjudaAoEscrever({ children }: { children: ReactNode }) {
  const { pode } = useSessao()
  const responde = pode('RESPOSTA_USAR')
  const le = pode('FAQ_VER')
  const conversa = pode('TICKET_CONTATO')
  const interno = pode('TICKET_INTERNO')
  const ajudas = useMemo(
    () => [
      ...(responde ? [Respostas, ...(le ? [Artigos] : [])] : []),
      ...(interno ? [Mencoes] : []),
      ...(conversa ? [Whatsapp] : []),
    ],
    [responde, le, conversa, interno],
  )
  return <ContextoDaAjuda value={ajudas}>{children}</ContextoDaAjuda>
}
