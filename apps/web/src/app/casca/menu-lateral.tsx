import { obterLogo } from '@balcao/dominio/negocio/contratos'
import { itensDoMenu } from '@balcao/dominio/permissoes'
import { Tooltip } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { SeletorDeFilial } from '../../features/filiais/seletor-de-filial.tsx'
import { ambiente, enderecoDaImagem, negocioAtual } from '../../platform/ambiente.ts'
import { useSessao } from '../../platform/sessao.tsx'
import { IconeDoModulo } from './icone-do-modulo.tsx'
import { IconeDoNegocio } from './icone-do-negocio.tsx'
import estilos from './menu-lateral.module.css'
import { Usuario } from './usuario.tsx'

/** `compacto` is the rail: icons only, their names on hover and for screen readers. */
export function MenuLateral({ compacto, naGaveta = false }: { compacto: boolean; naGaveta?: boolean }) {
  const { versao } = ambiente()
  return (
    <div className={estilos.menu} data-compacto={compacto || undefined}>
      <Marca compacto={compacto} />
      <div className={estilos.usuario}>
        <Usuario compacto={compacto} />
        {naGaveta && <SeletorDeFilial larguraTotal />}
      </div>
      <Navegacao compacto={compacto} />
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

/** SHL-02, PER-01 Only modules that the person may use and that have a screen. */
function Navegacao({ compacto }: { compacto: boolean }) {
  const { modulos } = useSessao()
  return (
    <nav aria-label="Principal" className={estilos.navegacao}>
      <ul>
        {itensDoMenu(modulos).map(({ modulo, titulo, rota }) => (
          <li key={modulo}>
            <Tooltip label={titulo} position="right" disabled={!compacto}>
              <Link
                to={rota}
                className={estilos.item}
                activeProps={{ 'aria-current': 'page' }}
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
