import { obterLogo } from '@balcao/dominio/negocio/contratos'
import { verOrcamentoPeloLink } from '@balcao/dominio/orcamentos/link'
import { enderecoDaImagem, negocioAtual } from '../../../platform/ambiente.ts'
import { useConsulta } from '../../../platform/consultas.ts'
import { AreaDaConsulta } from '../../../platform/ficha/area-da-consulta.tsx'
import { PainelDeStatus } from '../../../ui/retorno/painel-de-status.tsx'
import { OrcamentoVisto } from './orcamento-visto.tsx'
import estilos from './pagina-do-orcamento.module.css'

/** VEN-02 `/seu-orcamento?token=…`: what the customer sees of a quote, without an account. */
export function PaginaDoOrcamento({ token }: { token: string }) {
  return (
    <div className={estilos.pagina}>
      <header className={estilos.topo}>
        <img className={estilos.logo} src={enderecoDaImagem(obterLogo)} alt={negocioAtual().nome} />
      </header>
      <main className={estilos.conteudo}>
        {token ? (
          <Aberto token={token} />
        ) : (
          <>
            <h1>Orçamento</h1>
            <PainelDeStatus
              tipo="erro"
              mensagem="O endereço não está completo: falta o código que estava nele."
            />
          </>
        )}
      </main>
    </div>
  )
}

function Aberto({ token }: { token: string }) {
  const consulta = useConsulta(verOrcamentoPeloLink, { query: { token } }, { mostradoNaArea: true })
  // A link that is no good stays so: nobody is offered another try.
  if (consulta.error?.codigo === 'LINK_DE_ORCAMENTO_INVALIDO')
    return (
      <>
        <h1>Orçamento</h1>
        <PainelDeStatus tipo="erro" mensagem={consulta.error.message} />
      </>
    )
  return (
    <>
      {!consulta.data && <h1>Orçamento</h1>}
      <AreaDaConsulta consulta={consulta}>
        {(orcamento) => (
          <OrcamentoVisto token={token} orcamento={orcamento} aoReler={() => void consulta.refetch()} />
        )}
      </AreaDaConsulta>
    </>
  )
}
