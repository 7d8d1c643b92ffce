import { GRUPOS_DO_MENU, type GrupoDoMenu, LUGAR_NO_MENU, type PaginaDoMenu } from '@balcao/dominio/paginas'
import { type ItemDoMenu, itensDoMenu } from '@balcao/dominio/permissoes'
import { IconChevronDown } from '@tabler/icons-react'
import { Link, useLocation } from '@tanstack/react-router'
import { type CSSProperties, type ReactNode, useId } from 'react'
import { IconeDoNegocio } from '../../features/negocio/icone-do-negocio.tsx'
import { adiar, useAdiado } from '../../platform/adiar.ts'
import { ambiente, negocioAtual } from '../../platform/ambiente.ts'
import { enderecoDoLogo } from '../../platform/imagens-do-negocio.ts'
import { useSessao } from '../../platform/sessao.tsx'
import { IconeDaPagina } from './icone-da-pagina.tsx'
import estilos from './menu-lateral.module.css'
import { useGrupoRecolhido } from './use-menu.ts'
import { Usuario } from './usuario.tsx'

// After the page: they bring the contracts of what they count.
const APROVACOES = adiar(() => import('./aprovacoes-que-esperam.tsx'))
const RECEBIDAS = adiar(() => import('./recebidas-que-esperam.tsx'))
const gruposDoMenu = Object.keys(GRUPOS_DO_MENU) as GrupoDoMenu[]

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
  const { loja } = useSessao()
  return (
    <Link to="/home" className={estilos.marca} aria-label={`${nome}: ir para Home`}>
      {compacto ? (
        <IconeDoNegocio icone={icone} />
      ) : (
        <img src={enderecoDoLogo(loja.logo)} alt="" className={estilos.logo} />
      )}
    </Link>
  )
}

/** Pages of a module whose address is not under the module's own. */
const FORA_DA_ROTA: Record<string, string> = { '/artigo': '/faq' }

type NavegacaoProps = Pick<MenuLateralProps, 'compacto' | 'aoNavegar'>

/** SHL-02, PER-01 Only modules that the person may use and that have a screen, by group. */
function Navegacao({ compacto, aoNavegar }: NavegacaoProps) {
  const { modulos } = useSessao()
  const itens = itensDoMenu(modulos)
  const doGrupo = (grupo: GrupoDoMenu | null) => itens.filter(({ rota }) => LUGAR_NO_MENU[rota] === grupo)
  const grupos = gruposDoMenu.filter((grupo) => doGrupo(grupo).length > 0)
  const resto = { compacto, aoNavegar }
  return (
    <nav
      aria-label="Principal"
      className={estilos.navegacao}
      style={{ '--itens': itens.length, '--grupos': grupos.length } as CSSProperties}
    >
      <Itens itens={doGrupo(null)} {...resto} />
      {grupos.map((grupo) =>
        // One name over all there is would say nothing; on the rail a line tells them apart.
        compacto || grupos.length === 1 ? (
          <Itens key={grupo} itens={doGrupo(grupo)} {...resto} />
        ) : (
          <Grupo key={grupo} grupo={grupo} itens={doGrupo(grupo)} {...resto} />
        ),
      )}
    </nav>
  )
}

type ItensProps = NavegacaoProps & { itens: readonly ItemDoMenu[] }

/** Folded by whoever never goes there; never while the open page is in it. */
function Grupo({ grupo, itens, ...resto }: ItensProps & { grupo: GrupoDoMenu }) {
  const atual = usePaginaAtual()
  const [recolhido, setRecolhido] = useGrupoRecolhido(grupo)
  const id = useId()
  const temAtual = itens.some(({ rota }) => atual(rota))
  const aberto = temAtual || !recolhido
  return (
    <div className={estilos.grupo}>
      <button
        type="button"
        id={id}
        aria-expanded={aberto}
        aria-disabled={temAtual || undefined}
        onClick={() => temAtual || setRecolhido(!recolhido)}
      >
        {GRUPOS_DO_MENU[grupo]}
        {!temAtual && <IconChevronDown size={14} aria-hidden />}
      </button>
      {aberto && <Itens itens={itens} rotuladaPor={id} {...resto} />}
    </div>
  )
}

function Itens({ itens, compacto, aoNavegar, rotuladaPor }: ItensProps & { rotuladaPor?: string }) {
  const atual = usePaginaAtual()
  const aprovacoes = useAdiado(APROVACOES)
  const recebidas = useAdiado(RECEBIDAS)
  return (
    <ul aria-labelledby={rotuladaPor}>
      {itens.map(({ modulo, titulo, rota }) => (
        <li key={modulo}>
          <Link
            to={rota}
            className={estilos.item}
            onClick={aoNavegar}
            activeOptions={{ exact: true }}
            aria-current={atual(rota) ? 'page' : undefined}
            {...(compacto && { title: titulo, 'aria-label': titulo })}
          >
            <IconeDaPagina rota={rota} />
            {!compacto && <span>{titulo}</span>}
            {rota === '/aprovacoes' && aprovacoes && <aprovacoes.AprovacoesQueEsperam compacto={compacto} />}
            {rota === '/correio-recebido' && recebidas && (
              <recebidas.RecebidasQueEsperam compacto={compacto} />
            )}
          </Link>
        </li>
      ))}
    </ul>
  )
}

/** Whether the open page is that of the menu, or under it: of one and what is under it, the nearer. */
function usePaginaAtual(): (rota: PaginaDoMenu) => boolean {
  const { modulos } = useSessao()
  const caminho = useLocation({ select: ({ pathname }) => pathname })
  const inicio = `/${caminho.split('/')[1]}`
  const acima = itensDoMenu(modulos).filter(
    ({ rota }) => `${caminho}/`.startsWith(`${rota}/`) || FORA_DA_ROTA[inicio] === rota,
  )
  const [atual] = acima.toSorted((a, b) => b.rota.length - a.rota.length)
  return (rota) => rota === atual?.rota
}
