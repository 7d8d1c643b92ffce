import { MAXIMO_POR_ORDEM, type TicketQueAguarda } from '@balcao/dominio/coletas/contratos'
import { formatarNumero } from '@balcao/dominio/formatos/dinheiro'
import { Button, CloseButton } from '@mantine/core'
import { IconTruckReturn } from '@tabler/icons-react'
import { useState } from 'react'
import { contar } from '../contar.ts'
import estilos from './aguardando.module.css'
import { DialogoDeGeracao } from './dialogo-de-geracao.tsx'
import { porCidade } from './por-cidade.ts'

type BarraDeGeracaoProps = {
  escolhidos: readonly TicketQueAguarda[]
  aoLimpar: () => void
  aoAbrirColeta: (coleta: number) => void
}

/** COL-01 What was chosen, and the one thing to do with it; nothing when nothing is chosen. */
export function BarraDeGeracao({ escolhidos, aoLimpar, aoAbrirColeta }: BarraDeGeracaoProps) {
  const [aberto, setAberto] = useState(false)
  const cabe = escolhidos.length <= MAXIMO_POR_ORDEM
  const unidades = escolhidos.reduce((soma, { qtdeAReceber }) => soma + qtdeAReceber, 0)
  return (
    <>
      {escolhidos.length > 0 && (
        <section className={estilos.barra} aria-label="Tickets escolhidos para coleta">
          <div className={estilos.contagem} role="status">
            <strong>{contar(escolhidos.length, 'ticket')}</strong>
            <span>
              {cabe
                ? `${contar(porCidade(escolhidos).length, 'cidade')} · ${formatarNumero(unidades)} un.`
                : `Escolha no máximo ${MAXIMO_POR_ORDEM} de cada vez.`}
            </span>
          </div>
          <Button
            leftSection={<IconTruckReturn size={18} aria-hidden />}
            disabled={!cabe}
            onClick={() => setAberto(true)}
          >
            Gerar ordem de coleta
          </Button>
          <CloseButton aria-label="Desfazer a escolha" onClick={aoLimpar} />
        </section>
      )}
      <DialogoDeGeracao
        aberto={aberto}
        escolhidos={escolhidos}
        aoFechar={() => setAberto(false)}
        aoGerar={() => {
          setAberto(false)
          aoLimpar()
        }}
        aoAbrirColeta={aoAbrirColeta}
      />
    </>
  )
}
