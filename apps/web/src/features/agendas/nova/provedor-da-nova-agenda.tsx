import { type ReactNode, useState } from 'react'
import { useSessao } from '../../../platform/sessao.tsx'
import { tardio } from '../../../ui/retorno/tardio.tsx'
import { type AberturaDaAgenda, ContextoDaNovaAgenda } from './abrir-nova-agenda.ts'

const NovaAgenda = tardio(async () => (await import('./nova-agenda.tsx')).NovaAgenda)

/** AGE-01 Lends to every page the way to set an agenda. */
export function ProvedorDaNovaAgenda({ children }: { children: ReactNode }) {
  const permitido = useSessao().pode('AGENDA_CRIAR')
  const [abertura, setAbertura] = useState<AberturaDaAgenda | null>(null)
  const [abrir] = useState(
    () =>
      (pedida: AberturaDaAgenda = {}) =>
        setAbertura(pedida),
  )
  const fechar = () => setAbertura(null)
  return (
    <ContextoDaNovaAgenda value={permitido ? abrir : null}>
      {children}
      {abertura && <NovaAgenda abertura={abertura} aoFechar={fechar} aoNaoVir={fechar} />}
    </ContextoDaNovaAgenda>
  )
}
