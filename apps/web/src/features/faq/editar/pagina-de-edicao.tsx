import type { Artigo } from '@balcao/dominio/faq/contratos'
import { Link } from '@tanstack/react-router'
import { mensagemDoErro } from '../../../platform/api-error.ts'
import { useTituloProprio } from '../../../platform/titulo-proprio.ts'
import { Pagina } from '../../../ui/pagina/pagina.tsx'
import { Trilha } from '../../../ui/pagina/trilha.tsx'
import { AreaDeDados } from '../../../ui/retorno/area-de-dados.tsx'
import { ArtigoNaoEncontrado } from '../artigo/artigo-nao-encontrado.tsx'
import { useArtigo } from '../artigo/use-artigo.ts'
import { enderecoDoArtigo } from '../link-do-artigo.ts'
import { FormularioDoArtigo } from './formulario-do-artigo.tsx'

/** FAQ-01 A new article; saved, it goes on in its own page. */
export function PaginaDeNovoArtigo({ aoCriar }: { aoCriar: (id: number) => void }) {
  return (
    <Pagina
      titulo="Novo artigo"
      acima={
        <Trilha
          acima={[
            <Link key="faq" to="/faq">
              Faq
            </Link>,
          ]}
          aqui="Novo artigo"
        />
      }
    >
      <FormularioDoArtigo artigo={null} aoSalvar={({ id }) => aoCriar(id)} />
    </Pagina>
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
    <Pagina
      titulo="Editar artigo"
      acima={
        <Trilha
          acima={[
            <Link key="faq" to="/faq">
              Faq
            </Link>,
            <Link key="artigo" {...enderecoDoArtigo(artigo.id)}>
              Ver o artigo
            </Link>,
          ]}
          aqui="Editar artigo"
        />
      }
    >
      <FormularioDoArtigo artigo={artigo} aoSalvar={() => undefined} />
    </Pagina>
  )
}
