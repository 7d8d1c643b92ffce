import { useNavigate } from '@tanstack/react-router'
import { type ReactNode, useMemo } from 'react'
import { useAbrirCadastro } from '../../features/cadastros/abrir-cadastro.ts'
import { ProvedorDoCadastro } from '../../features/cadastros/provedor-do-cadastro.tsx'
import {
  type CadastrarConsumidor,
  ContextoDeCadastrarConsumidor,
} from '../../features/tickets/cadastrar-consumidor.ts'
import { useSessao } from '../../platform/sessao.tsx'

/** CAD-01 Registering customers, which tickets borrow for whoever opened one without being a customer (TIC-12). */
export function CadastroDeClientes({ children }: { children: ReactNode }) {
  const navegar = useNavigate()
  return (
    <ProvedorDoCadastro
      aoIrParaOCliente={(id) => void navegar({ to: '/clientes/$idCli', params: { idCli: String(id) } })}
    >
      <DosTickets>{children}</DosTickets>
    </ProvedorDoCadastro>
  )
}

function DosTickets({ children }: { children: ReactNode }) {
  const abrir = useAbrirCadastro()
  const permitido = useSessao().pode('CLIENTE_CADASTRAR')
  const cadastrar = useMemo<CadastrarConsumidor | null>(
    () => (permitido ? (consumidor, aoCadastrar) => abrir({ consumidor, aoCadastrar }) : null),
    [permitido, abrir],
  )
  return <ContextoDeCadastrarConsumidor value={cadastrar}>{children}</ContextoDeCadastrarConsumidor>
}
