import { TEXTOS } from '@balcao/dominio/mensagens'
import { Anchor } from '@mantine/core'
import { lazy, type ReactNode, Suspense } from 'react'
import estilos from './pagina-de-componentes.module.css'

const secao = (nome: string, carregar: () => Promise<{ default: () => ReactNode }>) => ({
  id: nome.toLowerCase(),
  nome,
  Conteudo: lazy(carregar),
})

const SECOES = [
  secao('Campos', async () => ({
    default: (await import('../../ui/campos/galeria-de-campos.tsx')).GaleriaDeCampos,
  })),
  secao('Retorno', async () => ({
    default: (await import('../../ui/retorno/galeria-de-retorno.tsx')).GaleriaDeRetorno,
  })),
  secao('Listas', async () => ({
    default: (await import('../../ui/listas/galeria-de-listas.tsx')).GaleriaDeListas,
  })),
  secao('Arquivos', async () => ({
    default: (await import('../../ui/arquivos/galeria-de-arquivos.tsx')).GaleriaDeArquivos,
  })),
  secao('Produtos', async () => ({
    default: (await import('../../ui/produtos/galeria-de-produtos.tsx')).GaleriaDeProdutos,
  })),
  secao('Seletores', async () => ({
    default: (await import('./galeria-de-seletores.tsx')).GaleriaDeSeletores,
  })),
  secao('Parâmetros', async () => ({
    default: (await import('./galeria-de-parametros.tsx')).GaleriaDeParametros,
  })),
]

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
        {SECOES.map(({ id, nome, Conteudo }) => (
          <section key={id} id={id} aria-labelledby={`${id}-titulo`}>
            <h2 id={`${id}-titulo`}>{nome}</h2>
            <Suspense fallback={TEXTOS.carregando}>
              <Conteudo />
            </Suspense>
          </section>
        ))}
      </div>
    </div>
  )
}
