import { type ReactNode, useMemo, useState } from 'react'
import { useSessao } from '../../platform/sessao.tsx'
import { tardio } from '../../ui/retorno/tardio.tsx'
import { type AberturaDoCadastro, type AbrirCadastro, ContextoDoCadastro } from './abrir-cadastro.ts'

// Long, and few visits need it.
const JanelaDoCadastro = tardio(async () => (await import('./janela-do-cadastro.tsx')).JanelaDoCadastro)

type ProvedorDoCadastroProps = { aoIrParaOCliente: (idCli: number) => void; children: ReactNode }

/** CAD-01 Lends to every page the way to register a customer. */
export function ProvedorDoCadastro({ aoIrParaOCliente, children }: ProvedorDoCadastroProps) {
  const permitido = useSessao().pode('CLIENTE_CADASTRAR')
  const [abertura, setAbertura] = useState<AberturaDoCadastro | null>(null)
  const abrir = useMemo<AbrirCadastro>(
    () =>
      (pedida = {}) => {
        if (permitido) setAbertura(pedida)
      },
    [permitido],
  )
  const fechar = () => setAbertura(null)
  return (
    <ContextoDoCadastro value={abrir}>
      {children}
      {abertura && (
        <JanelaDoCadastro
          abertura={abertura}
          aoFechar={fechar}
          aoNaoVir={fechar}
          aoIrParaOCliente={(idCli) => {
            fechar()
            aoIrParaOCliente(idCli)
          }}
        />
      )}
    </ContextoDoCadastro>
  )
}
