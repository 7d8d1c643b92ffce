import type { Artigo } from '@balcao/dominio/faq/contratos'
import { IconArrowLeft } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { mensagemDoErro } from '../../../platform/api-error.ts'
import { useTituloProprio } from '../../../platform/titulo-proprio.ts'
import { AreaDeDados } from '../../../ui/retorno/area-de-dados.tsx'
import { ArtigoNaoEncontrado } from '../artigo/artigo-nao-encontrado.tsx'
import { useArtigo } from '../artigo/use-artigo.ts'
import { enderecoDoArtigo } from '../link-do-artigo.ts'
import estilos from './edicao.module.css'
import { FormularioDoArtigo } from './formulario-do-artigo.tsx'

/** FAQ-01 A new article; saved, it goes on in its own page. */
export function PaginaDeNovoArtigo({ aoCriar }: { aoCriar: (id: number) => void }) {
  return (
    <div className={estilos.pagina}>
      <header className={estilos.cabecalho}>
        <Link to="/faq">
          <IconArrowLeft size={16} aria-hidden />
          Faq
        </Link>
        <h1>Novo artigo</h1>
      </header>
      <FormularioDoArtigo artigo={null} aoSalvar={({ id }) => aoCriar(id)} />
    </div>
  )
}

/** FAQ-01 /artigo/{id}/editar */
export function PaginaDeEdicao({ idArtigo }: { idArtigo: number }) {
  const { data, error, isPending, isFetching, refetch } = useArtigo(idArtigo)
  if (error?.status === 404) return <ArtigoNaoEncontrado />
  return (
    <AreaDeDados
      carregando={isPending}
      atualizando={error !== null && isFetching}
      erro={data ? null : error && mensagemDoErro(error)}
      temDados={data !== undefined}
      aoTentarNovamente={() => void refetch()}
    >
      {data && <Edicao artigo={data} />}
    </AreaDeDados>
  )
}

function Edicao({ artigo }: { artigo: Artigo }) {
  useTituloProprio(`Editar: ${artigo.titulo}`)
  return (
    <div className={estilos.pagina}>
      <header className={estilos.cabecalho}>
        <Link {...enderecoDoArtigo(artigo.id)}>
          <IconArrowLeft size={16} aria-hidden />
          Ver o artigo
        </Link>
        <h1>Editar artigo</h1>
      </header>
      <FormularioDoArtigo artigo={artigo} aoSalvar={() => undefined} />
    </div>
  )
}
