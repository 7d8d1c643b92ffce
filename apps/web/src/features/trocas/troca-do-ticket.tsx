import { obterTrocaDoTicket } from '@balcao/dominio/trocas/contratos'
import { DESTINOS_DA_TROCA } from '@balcao/dominio/trocas/regras'
import { Anchor, Button, Text } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { useConsulta } from '../../platform/consultas.ts'
import { useFormatoDeDinheiro } from '../../platform/dinheiro.ts'
import { Cartao } from '../../ui/ficha/cartao.tsx'
import { tardio } from '../../ui/retorno/tardio.tsx'
import { EtiquetaDaTroca, nomeDaDiferenca, quantoDaDiferenca } from './situacao-da-troca.tsx'

const ComecarTroca = tardio(async () => (await import('./comecar-troca.tsx')).ComecarTroca)

/** GES-04 The exchange of a ticket beside it; until there is one, where it is begun, or why it is not. */
export function TrocaDoTicket({ idTicket }: { idTicket: number }) {
  const dinheiro = useFormatoDeDinheiro()
  const [comecando, setComecando] = useState(false)
  const naoComecar = () => setComecando(false)
  const { data } = useConsulta(
    obterTrocaDoTicket,
    { params: { idTicket } },
    { mostradoNaArea: true, semprePedir: true },
  )
  if (!data) return null
  const { troca, impedimento } = data
  if (!troca)
    return (
      <Cartao titulo="Troca">
        {impedimento ? (
          <Text c="dimmed" size="sm">
            {impedimento}
          </Text>
        ) : (
          <Button variant="light" onClick={() => setComecando(true)}>
            Montar a troca
          </Button>
        )}
        {comecando && <ComecarTroca idTicket={idTicket} aoFechar={naoComecar} aoNaoVir={naoComecar} />}
      </Cartao>
    )
  const { id, situacao, destino } = troca
  const quanto = quantoDaDiferenca(troca)
  return (
    <Cartao titulo="Troca" aoLado={<EtiquetaDaTroca situacao={situacao} />}>
      <div>
        <Anchor
          fw={500}
          component={Link}
          to="/solicitacoes-de-troca/$idTroca"
          {...({ params: { idTroca: String(id) } } as object)}
        >
          Troca {id}
        </Anchor>
        <Text>{DESTINOS_DA_TROCA[destino]}</Text>
        <Text c="dimmed" size="xs">
          {nomeDaDiferenca(troca)}
          {quanto ? `: ${dinheiro(quanto)}` : null}
        </Text>
      </div>
    </Cartao>
  )
}
