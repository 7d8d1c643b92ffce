import type { NotaParaEscolher } from '@balcao/dominio/tickets/abertura/contratos'
import { type ReactNode, useEffect, useRef } from 'react'
import { EsqueletoDeCartoes } from '../../../../../ui/listas/esqueleto-da-lista.tsx'
import { Paginacao } from '../../../../../ui/listas/paginacao.tsx'
import { AreaDeDados } from '../../../../../ui/retorno/area-de-dados.tsx'
import { Vazio } from '../../../../../ui/retorno/vazio.tsx'
import estilos from '../escolha.module.css'
import type { PesquisaDeNotas } from './use-pesquisa-de-notas.ts'

type ListaDeNotasProps = { pesquisa: PesquisaDeNotas; children: (nota: NotaParaEscolher) => ReactNode }

/** NOV-09 What the search found: pages of the server in a list of 400 px. */
export function ListaDeNotas({ pesquisa, children }: ListaDeNotasProps) {
  const { pesquisou, resultado, carregando, atualizando, erro, tentarNovamente, page, setPage } = pesquisa
  const lista = useRef<HTMLUListElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page begins at its top
  useEffect(() => {
    if (lista.current) lista.current.scrollTop = 0
  }, [page])

  if (!pesquisou) return <Vazio>Use os filtros acima para encontrar Notas Fiscais.</Vazio>
  return (
    <AreaDeDados
      carregando={carregando}
      atualizando={atualizando}
      erro={erro}
      temDados={Boolean(resultado)}
      vazio={resultado?.itens.length === 0}
      textoVazio="Nenhuma Nota Fiscal encontrada."
      aoTentarNovamente={tentarNovamente}
      esqueleto={<EsqueletoDeCartoes quantos={3} linhas={2} />}
    >
      <ul ref={lista} className={estilos.notas} aria-label="Notas fiscais encontradas">
        {resultado?.itens.map((nota) => (
          <li key={nota.id}>{children(nota)}</li>
        ))}
      </ul>
      {resultado && (
        <Paginacao rotulo="Páginas de notas fiscais" paginator={resultado.paginator} aoMudar={setPage} />
      )}
    </AreaDeDados>
  )
}
