import { obterLogo } from '@balcao/dominio/negocio/contratos'
import { itensDoMenu } from '@balcao/dominio/permissoes'
import { Link, useLocation } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { IconeDoNegocio } from '../../features/negocio/icone-do-negocio.tsx'
import { ambiente, enderecoDaImagem, negocioAtual } from '../../platform/ambiente.ts'
import { useSessao } from '../../platform/sessao.tsx'
import { IconeDaPagina } from './icone-da-pagina.tsx'
import estilos from './menu-lateral.module.css'
import { Usuario } from './usuario.tsx'

type MenuLateralProps = {
  compacto: boolean
  /** Under who is signed in: in the drawer, what the top bar of a phone has no room for. */
  controles?: ReactNode
  /** Also when the item leads to the present page, which changes no address. */
  aoNavegar?: (() => void) | undefined
}

/** `compacto` is the rail: icons only, their names on hover and for screen readers. */
export function MenuLateral({ compacto, controles, aoNavegar }: MenuLateralProps) {
  const { versao } = ambiente()
  return (
    <div className={estilos.menu} data-compacto={compacto || undefined}>
      <Marca compacto={compacto} />
      <div className={estilos.usuario}>
        <Usuario compacto={compacto} />
        {controles}
      </div>
      <Navegacao compacto={compacto} aoNavegar={aoNavegar} />
      <footer className={estilos.versao} title={`Versão ${versao}`}>
        {compacto ? versao : `Versão ${versao}`}
      </footer>
    </div>
  )
}

function Marca({ compacto }: { compacto: boolean }) {
  const { nome, icone } = negocioAtual()
  return (
    <Link to="/home" className={estilos.marca} aria-label={`${nome}: ir para Home`}>
      {compacto ? (
        <IconeDoNegocio icone={icone} />
      ) : (
        <img src={enderecoDaImagem(obterLogo)} alt="" className={estilos.logo} />
      )}
    </Link>
  )
}

/** Pages of a module whose address is not under the module's own. */
const FORA_DA_ROTA: Record<string, string> = { '/artigo': '/faq' }

/** SHL-02, PER-01 Only modules that the person may use and that have a screen. */
function Navegacao({ compacto, aoNavegar }: Pick<MenuLateralProps, 'compacto' | 'aoNavegar'>) {
  const { modulos } = useSessao()
  const inicio = useLocation({ select: ({ pathname }) => `/${pathname.split('/')[1]}` })
  return (
    <nav aria-label="Principal" className={estilos.navegacao}>
      <ul>
        {itensDoMenu(modulos).map(({ modulo, titulo, rota }) => (
          <li key={modulo}>
            <Link
              to={rota}
              className={estilos.item}
              onClick={aoNavegar}
              activeProps={{ 'aria-current': 'page' }}
              {...(FORA_DA_ROTA[inicio] === rota && { 'aria-current': 'page' as const })}
              {...(compacto && { title: titulo, 'aria-label': titulo })}
            >
              <IconeDaPagina rota={rota} />
              {!compacto && <span>{titulo}</span>}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
