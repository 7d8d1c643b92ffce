import { verOrcamentoPeloLink } from '@balcao/dominio/orcamentos/link'
import { useConsulta } from '../../../platform/consultas.ts'
import { ConteudoDoLink, PaginaPeloLink } from '../../../platform/pelo-link/pagina-pelo-link.tsx'
import { OrcamentoVisto } from './orcamento-visto.tsx'

const TITULO = 'Orçamento'

/** VEN-02 `/seu-orcamento?token=…`: what the customer sees of a quote, without an account. */
export function PaginaDoOrcamento({ token }: { token: string }) {
  return (
    <PaginaPeloLink titulo={TITULO} token={token}>
      <Aberto token={token} />
    </PaginaPeloLink>
  )
}

function Aberto({ token }: { token: string }) {
  const consulta = useConsulta(verOrcamentoPeloLink, { query: { token } }, { mostradoNaArea: true })
  return (
    <ConteudoDoLink titulo={TITULO} consulta={consulta} invalido="LINK_DE_ORCAMENTO_INVALIDO">
      {(orcamento) => (
        <OrcamentoVisto token={token} orcamento={orcamento} aoReler={() => void consulta.refetch()} />
      )}
    </ConteudoDoLink>
  )
}
