import { MAXIMO_POR_ORDEM, type TicketQueAguarda } from '@balcao/dominio/coletas/contratos'
import { formatarNumero } from '@balcao/dominio/formatos/dinheiro'
import { Button } from '@mantine/core'
import { IconTruckReturn } from '@tabler/icons-react'
import { use, useState } from 'react'
import { BarraDeLote } from '../../../ui/listas/barra-de-lote.tsx'
import { AbrirColeta } from '../abrir-coleta.ts'
import { contar } from '../contar.ts'
import { DialogoDeGeracao } from './dialogo-de-geracao.tsx'
import { porCidade } from './por-cidade.ts'

type BarraDeGeracaoProps = { escolhidos: readonly TicketQueAguarda[]; aoLimpar: () => void }

/** COL-01 What was chosen, and the one thing to do with it; nothing when nothing is chosen. */
export function BarraDeGeracao({ escolhidos, aoLimpar }: BarraDeGeracaoProps) {
  const [aberto, setAberto] = useState(false)
  const abrirColeta = use(AbrirColeta)
  const cabe = escolhidos.length <= MAXIMO_POR_ORDEM
  const unidades = escolhidos.reduce((soma, { qtdeAReceber }) => soma + qtdeAReceber, 0)
  return (
    <>
      {escolhidos.length > 0 && (
        <BarraDeLote
          rotulo="Tickets escolhidos para coleta"
          contagem={contar(escolhidos.length, 'ticket')}
          detalhes={
            <span>
              {cabe
                ? `${contar(porCidade(escolhidos).length, 'cidade')} · ${formatarNumero(unidades)} un.`
                : `Escolha no máximo ${MAXIMO_POR_ORDEM} de cada vez.`}
            </span>
          }
          aoLimpar={aoLimpar}
        >
          <Button
            leftSection={<IconTruckReturn size={18} aria-hidden />}
            disabled={!cabe}
            onClick={() => setAberto(true)}
          >
            Gerar ordem de coleta
          </Button>
        </BarraDeLote>
      )}
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
