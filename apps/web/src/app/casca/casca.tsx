import { carregarApp } from '@balcao/dominio/acesso/contratos-da-sessao'
import { CANAL_DOS_AJUSTES } from '@balcao/dominio/ajustes/canais'
import { LARGURA_DO_MENU } from '@balcao/dominio/constantes'
import { IconWifiOff } from '@tabler/icons-react'
import { useQueryClient } from '@tanstack/react-query'
import { useMatches } from '@tanstack/react-router'
import { type CSSProperties, type ReactNode, useEffect, useRef, useState } from 'react'
import { adiar, useAdiado } from '../../platform/adiar.ts'
import { useSemConexao } from '../../platform/conexao.ts'
import { chaveDe } from '../../platform/consultas.ts'
import { useSessao } from '../../platform/sessao.tsx'
import { useReleituraAoVivo } from '../../platform/tempo-real.ts'
import { CampoDeEspera } from '../../ui/retorno/campo-de-espera.tsx'
import { AtalhosDoPortal } from '../atalhos/atalhos-do-portal.tsx'
import { NaoEncontrada } from '../nao-encontrada.tsx'
import { EscreverAntes } from '../tickets/escrever-antes.tsx'
import { BarraSuperior } from './barra-superior.tsx'
import estilos from './casca.module.css'
import { MenuLateral } from './menu-lateral.tsx'
import { useMenu } from './use-menu.ts'

/** ADM-03 What is on the screen was answered to somebody who could do other things. */
function useRelerQuandoMudaOQuePode(): void {
  const { modulos } = useSessao()
  const cliente = useQueryClient()
  const antes = useRef(modulos)
  useEffect(() => {
    if (antes.current === modulos) return
    antes.current = modulos
    const [daCarga] = chaveDe(carregarApp)
    void cliente.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== daCarga })
  }, [cliente, modulos])
}

/** PER-01 Whether the person may do what the open page declares, or could when it opened; one that declares nothing is for everybody. */
function usePaginaPermitida(): { permitida: boolean; perdida: boolean } {
  const { pode } = useSessao()
  const [permitidaEm, setPermitidaEm] = useState<string | null>(null)
  // Of one source: the address is already the next page's while the actions are still those of the one that is open.
  const { acoes, pagina } = useMatches({
    select: (rotas) => ({
      acoes: rotas.flatMap(({ staticData: { acao } }) => acao ?? []),
      pagina: rotas.at(-1)?.pathname ?? null,
    }),
    structuralSharing: true,
  })
  const permitida = acoes.every(pode)
  if (permitida && permitidaEm !== pagina) setPermitidaEm(pagina)
  return { permitida, perdida: !permitida && permitidaEm === pagina }
}

const PERDIDA = adiar(() => import('./permissao-perdida.tsx'))
const GAVETA = adiar(() => import('./gaveta-do-menu.tsx'))
const ID_DO_CONTEUDO = 'conteudo'
const LARGURA_ABERTO = { '--casca-menu-aberto': `${LARGURA_DO_MENU}px` } as CSSProperties

/** SHL-03, SHL-04 Top bar, side menu, page. */
export function Casca({ children }: { children: ReactNode }) {
  const { celular, aberto, alternar, fechar } = useMenu()
  // ADM-01 What was set in the administration holds in every open window at once.
  useReleituraAoVivo([CANAL_DOS_AJUSTES])
  useRelerQuandoMudaOQuePode()
  const { permitida, perdida } = usePaginaPermitida()
  const conteudo = useRef<HTMLElement>(null)
  return (
    <div className={estilos.casca} data-menu={aberto ? 'aberto' : 'recolhido'} style={LARGURA_ABERTO}>
      <a
        className={estilos.pular}
        href={`#${ID_DO_CONTEUDO}`}
        onClick={(evento) => {
          // The address must not change: the page may keep its filters there.
          evento.preventDefault()
          conteudo.current?.focus()
        }}
      >
        Pular para o conteúdo
      </a>
      {celular ? (
        <Gaveta aberta={aberto} aoFechar={fechar} />
      ) : (
        <aside className={estilos.menu}>
          <MenuLateral compacto={!aberto} />
        </aside>
      )}
      <BarraSuperior menuAberto={aberto} aoAlternarMenu={alternar} celular={celular} />
      <main id={ID_DO_CONTEUDO} ref={conteudo} tabIndex={-1} className={estilos.conteudo}>
        {permitida ? children : perdida ? <Perdida /> : <NaoEncontrada />}
      </main>
      <AtalhosDoPortal />
      <EscreverAntes />
      <CampoDeEspera />
      <FaixaSemConexao />
    </div>
  )
}

function Perdida() {
  const perdida = useAdiado(PERDIDA)
  return perdida && <perdida.PermissaoPerdida />
}

function Gaveta(props: { aberta: boolean; aoFechar: () => void }) {
  const gaveta = useAdiado(GAVETA)
  return gaveta && <gaveta.GavetaDoMenu {...props} />
}

/** MES-09 Told as soon as the connection drops, over whatever is open: not only after somebody pressed 'Enviar'. */
export function FaixaSemConexao() {
  const sem = useSemConexao()
  return (
    // In the page before it has anything to say, or it would not be announced.
    <div role="status" className={estilos.lugar}>
      {sem && (
        <p className={estilos.faixa}>
          <IconWifiOff size={16} aria-hidden />
          Sem conexão com o servidor. Espere ela voltar antes de enviar.
        </p>
      )}
    </div>
  )
}
