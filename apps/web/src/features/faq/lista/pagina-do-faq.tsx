import { Button } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useSessao } from '../../../platform/sessao.tsx'
import { CampoDeTermo } from '../../../ui/campos/campo-de-termo.tsx'
import { BotaoDeNovoArtigo } from '../botao-de-novo-artigo.tsx'
import { ArtigosEncontrados } from './artigos-encontrados.tsx'
import { type FiltrosDoFaq, lerFiltros } from './filtros-do-faq.ts'
import estilos from './pagina-do-faq.module.css'
import { TiposDeArtigo } from './tipos-de-artigo.tsx'

type PaginaDoFaqProps = {
  /** Filters the address carries, already read. */
  filtros: FiltrosDoFaq
  aoMudar: (filtros: FiltrosDoFaq, opcoes: { substituir: boolean; aoTopo: boolean }) => void
  abrirTicket: ReactNode
}

/** FAQ-01 Article types, search and the paged list. */
export function PaginaDoFaq({ filtros, aoMudar, abrirTicket }: PaginaDoFaqProps) {
  const { pode } = useSessao()
  const { page: _, ...semPagina } = filtros
  const mudar = (partes: Record<string, unknown>, substituir = false) =>
    aoMudar(lerFiltros({ ...semPagina, ...partes }), { substituir, aoTopo: 'page' in partes })
  return (
    <div className={estilos.pagina}>
      <header className={estilos.cabecalho}>
        <h1>Faq</h1>
        <p>Respostas para as dúvidas mais comuns sobre pedidos, entregas, devoluções e pagamentos.</p>
        {pode('FAQ_EDITAR') && (
          <div>
            <Button component={Link} to="/faq/artigos" variant="default">
              Gerenciar artigos
            </Button>
            <BotaoDeNovoArtigo />
          </div>
        )}
      </header>
      <div className={estilos.colunas}>
        <TiposDeArtigo
          termo={filtros.termo}
          escolhido={filtros.tipo}
          aoEscolher={(tipo) => mudar({ tipo })}
        />
        <div className={estilos.resultado}>
          <CampoDeTermo
            termo={filtros.termo}
            placeholder="Ex.: segunda via de boleto"
            aoMudar={(termo) => mudar({ termo }, true)}
          />
          <ArtigosEncontrados
            filtros={filtros}
            aoLimpar={() => aoMudar({}, { substituir: false, aoTopo: false })}
            aoMudarPagina={(page) => mudar({ page })}
            abrirTicket={abrirTicket}
          />
        </div>
      </div>
    </div>
  )
}
