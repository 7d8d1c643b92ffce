import type { Acao } from '@balcao/dominio/permissoes'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useSessao } from '../../platform/sessao.tsx'
import estilos from './conta.module.css'

const ABAS = [
  { para: '/conta/dados', nome: 'Dados', acao: 'CONTA_VER' },
  { para: '/conta/senha', nome: 'Senha', acao: 'CONTA_SENHA' },
  { para: '/conta/duas-etapas', nome: 'Duas etapas', acao: 'CONTA_SENHA' },
  { para: '/conta/sessoes', nome: 'Sessões', acao: 'CONTA_SESSOES' },
  { para: '/conta/agenda', nome: 'Agenda', acao: 'AGENDA_VER' },
] as const satisfies { para: string; nome: string; acao: Acao }[]

/** The pages of one's own account, with the way from one to another. */
export function AreaDaConta({ children }: { children: ReactNode }) {
  const { pode } = useSessao()
  return (
    <div className={estilos.area}>
      <nav aria-label="Minha conta" className={estilos.abas}>
        {ABAS.filter(({ acao }) => pode(acao)).map(({ para, nome }) => (
          <Link key={para} to={para}>
            {nome}
          </Link>
        ))}
      </nav>
      {children}
    </div>
  )
}
