import type { TicketQueAguarda } from '@balcao/dominio/coletas/campos'
import { IconTruckReturn } from '@tabler/icons-react'
import { use, useState } from 'react'
import type { AcoesDoLoteProps } from '../../../platform/listas/descricao.ts'
import { BotaoBase } from '../../../ui/campos/botao-base.tsx'
import { AbrirColeta } from '../abrir-coleta.ts'
import { DialogoDeGeracao } from './dialogo-de-geracao.tsx'

/** COL-01 The one thing to do with the chosen tickets. */
export function GerarDosEscolhidos({ escolhidos, falta, aoLimpar }: AcoesDoLoteProps<TicketQueAguarda>) {
  const [aberto, setAberto] = useState(false)
  const abrirColeta = use(AbrirColeta)
  return (
    <>
      <BotaoBase
        leftSection={<IconTruckReturn size={18} aria-hidden />}
        habilitado={!falta}
        falta={falta}
        onClick={() => setAberto(true)}
      >
        Gerar ordem de coleta
      </BotaoBase>
      <DialogoDeGeracao
        aberto={aberto}
        escolhidos={escolhidos}
        aoFechar={() => setAberto(false)}
        aoGerar={() => {
          setAberto(false)
          aoLimpar()
        }}
        aoAbrirColeta={abrirColeta}
      />
    </>
  )
}
