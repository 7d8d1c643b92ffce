import { Anchor } from '@mantine/core'
import { createContext, use, useEffect, useState } from 'react'
import type { Root } from 'react-dom/client'
import { type LinkDeEntrada, PaginaDeEntrada } from '../features/acesso/entrar/pagina-de-entrada.tsx'
import { negocioAtual } from '../platform/ambiente.ts'
import { enderecoDeLogin, tomarCaminhoLembrado } from '../platform/caminho-lembrado.ts'
import { lerToken } from '../platform/credencial.ts'
import { abreAqui } from '../ui/pagina/abre-aqui.ts'
import { FronteiraDeErro } from '../ui/retorno/fronteira-de-erro.tsx'
import { LinhaDeProgresso } from '../ui/retorno/linha-de-progresso.tsx'
import { ProvedorDeTema } from '../ui/tema/provedor-de-tema.tsx'
import { topoDaEntrada } from './alternar-negocio-na-entrada.tsx'
import type { Destino } from './portal.tsx'
import { escreverTitulo } from './titulo-do-navegador.ts'

const ENTRADA = '/login'
const IMPLANTACAO = '/implantacao'

/** Whether this is the sign-in page, for somebody who has yet to sign in; '/' leads them there. */
export function comecaNaPortaria(): boolean {
  if (lerToken()) return false
  // ADM-09 Nobody could sign in.
  if (negocioAtual().aImplantar && ['/', ENTRADA].includes(location.pathname))
    history.replaceState(null, '', IMPLANTACAO)
  if (location.pathname === '/' && enderecoDeLogin() === ENTRADA) history.replaceState(null, '', ENTRADA)
  return location.pathname === ENTRADA
}

type PortariaProps = { raiz: Root; trazerPortal: () => Promise<typeof import('./portal.tsx')> }

/**
 * AUT-01 The sign-in page without the portal behind it, whose router and queries are half of the code: they come while
 * the person types. Who gets here from inside the portal finds the same page under its route.
 */
export function Portaria({ raiz, trazerPortal }: PortariaProps) {
  const [saindo, setSaindo] = useState(false)
  const [atras] = useState(() => criarAtras(trazerPortal))
  useEffect(() => escreverTitulo('Entrar'), [])

  async function abrir(destino: Destino) {
    const { abrirPortal, cliente } = await atras.trazer()
    abrirPortal(raiz, cliente, destino)
  }
  const caminho = {
    aoMirar: atras.antecipar,
    aoSair: (href: string) => {
      setSaindo(true)
      // The server brings the whole page when its code does not come by itself.
      abrir({ href, substituir: false }).catch(() => location.assign(href))
    },
  }

  return (
    <ProvedorDeTema corDeDestaque={negocioAtual().cor}>
      <FronteiraDeErro>
        {saindo && <LinhaDeProgresso />}
        <CaminhoDaPortaria value={caminho}>
          <PaginaDeEntrada
            aoDigitar={atras.antecipar}
            carregar={async () => {
              const { carregarApp, cliente } = await atras.trazer()
              await carregarApp(cliente)
            }}
            aoEntrar={() => abrir({ href: tomarCaminhoLembrado(), substituir: true })}
            Link={LinkDaPortaria}
            topo={topoDaEntrada()}
          />
        </CaminhoDaPortaria>
      </FronteiraDeErro>
    </ProvedorDeTema>
  )
}

/** The portal's code and its queries, made once; asked for again when it did not come. */
function criarAtras(trazerPortal: PortariaProps['trazerPortal']) {
  const montar = async () => {
    const codigo = await trazerPortal()
    return { ...codigo, cliente: codigo.criarCliente() }
  }
  let pedido: ReturnType<typeof montar> | undefined
  const trazer = () => {
    pedido ??= montar().catch((causa: unknown) => {
      pedido = undefined
      throw causa
    })
    return pedido
  }
  return { trazer, antecipar: () => void trazer().catch(() => {}) }
}

type Caminho = { aoMirar: () => void; aoSair: (href: string) => void }

const CaminhoDaPortaria = createContext<Caminho>({ aoMirar: () => {}, aoSair: () => {} })

/** A link that brings the portal, whose router knows the page it leads to. */
const LinkDaPortaria: LinkDeEntrada = ({ para, children }) => {
  const { aoMirar, aoSair } = use(CaminhoDaPortaria)
  return (
    <Anchor
      href={para}
      size="sm"
      onMouseEnter={aoMirar}
      onFocus={aoMirar}
      onClick={(evento) => {
        if (!abreAqui(evento)) return
        evento.preventDefault()
        aoSair(para)
      }}
    >
      {children}
    </Anchor>
  )
}
