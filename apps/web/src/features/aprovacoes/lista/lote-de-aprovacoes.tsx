import type { AprovacaoDaLista } from '@balcao/dominio/aprovacoes/campos'
import { IconCheck, IconX } from '@tabler/icons-react'
import { useState } from 'react'
import type { AcoesDoLoteProps } from '../../../platform/listas/descricao.ts'
import { BotaoBase } from '../../../ui/campos/botao-base.tsx'
import { tardio } from '../../../ui/retorno/tardio.tsx'

const DecidirVarias = tardio(async () => (await import('./decidir-varias.tsx')).DecidirVarias)

/** GES-03 Several at once: each is decided by itself, by the same rules, and what was refused is told. */
export function LoteDeAprovacoes(props: AcoesDoLoteProps<AprovacaoDaLista>) {
  const [aprova, setAprova] = useState<boolean | null>(null)
  const { falta } = props
  const fechar = () => setAprova(null)
  return (
    <>
      <BotaoBase
        habilitado={!falta}
        falta={falta}
        leftSection={<IconCheck size={16} aria-hidden />}
        onClick={() => setAprova(true)}
      >
        Aprovar
      </BotaoBase>
      <BotaoBase
        variant="default"
        habilitado={!falta}
        falta={falta}
        leftSection={<IconX size={16} aria-hidden />}
        onClick={() => setAprova(false)}
      >
        Recusar
      </BotaoBase>
      {aprova !== null && <DecidirVarias {...props} aprova={aprova} aoFechar={fechar} aoNaoVir={fechar} />}
    </>
  )
}
