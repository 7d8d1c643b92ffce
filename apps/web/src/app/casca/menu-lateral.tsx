import { obterLogo } from '@balcao/dominio/negocio/contratos'
import { itensDoMenu } from '@balcao/dominio/permissoes'
import { Tooltip } from '@mantine/core'
import { Link, useLocation } from '@tanstack/react-router'
import { AlternarNegocio } from '../../features/negocio/alternar-negocio.tsx'
import { IconeDoNegocio } from '../../features/negocio/icone-do-negocio.tsx'
import { ambiente, enderecoDaImagem, negocioAtual } from '../../platform/ambiente.ts'
import { useSessao } from '../../platform/sessao.tsx'
import { SeletorDeFilial } from '../../seletores/seletor-de-filial.tsx'
import { IconeDoModulo } from './icone-do-modulo.tsx'
import estilos from './menu-lateral.module.css'
import { Usuario } from './usuario.tsx'

type MenuLateralProps = {
  compacto: boolean
  naGaveta?: boolean
  /** Also when the item leads to the present page, which changes no address. */
  aoNavegar?: (() => void) | undefined
}

/** `compacto` is the rail: icons only, their names on hover and for screen readers. */
export function MenuLateral({ compacto, naGaveta = false, aoNavegar }: MenuLateralProps) {
  const { versao } = ambiente()
  return (
    <div className={estilos.menu} data-compacto={compacto || undefined}>
      <Marca compacto={compacto} />
      <div className={estilos.usuario}>
        <Usuario compacto={compacto} />
        {naGaveta && <SeletorDeFilial larguraTotal />}
        {naGaveta && <AlternarNegocio lugar="lateral" />}
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
            <Tooltip label={titulo} position="right" disabled={!compacto}>
              <Link
                to={rota}
                className={estilos.item}
                onClick={aoNavegar}
                activeProps={{ 'aria-current': 'page' }}
                {...(FORA_DA_ROTA[inicio] === rota && { 'aria-current': 'page' as const })}
                aria-label={compacto ? titulo : undefined}
              >
                <IconeDoModulo modulo={modulo} />
                {!compacto && <span>{titulo}</span>}
              </Link>
            </Tooltip>
          </li>
        ))}
      </ul>
    </nav>
  )
}
