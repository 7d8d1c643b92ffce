import { TEXTOS } from '@balcao/dominio/mensagens'
import { Anchor } from '@mantine/core'
import { lazy, type ReactNode, Suspense } from 'react'
import estilos from './pagina-de-componentes.module.css'

/** `comTitulo`: the part brings its own heading. */
type Secao = { nome: string; comTitulo?: true; carregar: () => Promise<() => ReactNode> }

const SECOES = (
  [
    {
      nome: 'Cores',
      comTitulo: true,
      carregar: async () => (await import('../../ui/tema/galeria-de-cores.tsx')).GaleriaDeCores,
    },
    {
      nome: 'Campos',
      comTitulo: true,
      carregar: async () => (await import('../../ui/campos/galeria-de-campos.tsx')).GaleriaDeCampos,
    },
    {
      nome: 'Retorno',
      carregar: async () => (await import('../../ui/retorno/galeria-de-retorno.tsx')).GaleriaDeRetorno,
    },
    {
      nome: 'Listas',
      carregar: async () => (await import('../../ui/listas/galeria-de-listas.tsx')).GaleriaDeListas,
    },
    {
      nome: 'Arquivos',
      carregar: async () => (await import('../../ui/arquivos/galeria-de-arquivos.tsx')).GaleriaDeArquivos,
    },
    {
      nome: 'Produtos',
      carregar: async () => (await import('../../ui/produtos/galeria-de-produtos.tsx')).GaleriaDeProdutos,
    },
    {
      nome: 'Seletores',
      carregar: async () => (await import('../../seletores/galeria-de-seletores.tsx')).GaleriaDeSeletores,
    },
    {
      nome: 'Parâmetros',
      carregar: async () => (await import('./galeria-de-parametros.tsx')).GaleriaDeParametros,
    },
  ] as Secao[]
).map(({ nome, comTitulo = false, carregar }) => ({
  nome,
  comTitulo,
  id: nome.toLowerCase(),
  Conteudo: lazy(async () => ({ default: await carregar() })),
}))

/** Every component on one page, for who develops; the theme is changed in the top bar. */
export function PaginaDeComponentes() {
  return (
    <div className={estilos.pagina}>
      <nav className={estilos.indice} aria-label="Componentes">
        {SECOES.map(({ id, nome }) => (
          <Anchor key={id} href={`#${id}`}>
            {nome}
          </Anchor>
        ))}
      </nav>
      <div className={estilos.secoes}>
        <h1>Componentes</h1>
        {SECOES.map(({ id, nome, comTitulo, Conteudo }) => (
          <section key={id} id={id} aria-label={nome}>
            {!comTitulo && <h2>{nome}</h2>}
            <Suspense fallback={TEXTOS.carregando}>
              <Conteudo />
            </Suspense>
          </section>
        ))}
      </div>
    </div>
  )
}
