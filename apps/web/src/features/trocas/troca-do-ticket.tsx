import { comecarTroca, obterTrocaDoTicket } from '@balcao/dominio/trocas/contratos'
import { DESTINOS_DA_TROCA, type DestinoDaTroca } from '@balcao/dominio/trocas/regras'
import { Anchor, Button, Radio, Stack, Text } from '@mantine/core'
import { Link, useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { Controller } from 'react-hook-form'
import * as z from 'zod/mini'
import { FormularioDaAcao } from '../../platform/acao/formulario-da-acao.tsx'
import { JanelaDaAcao, useJanelaUnica } from '../../platform/acao/janela-da-acao.tsx'
import { useFormularioDaAcao } from '../../platform/acao/use-formulario-da-acao.ts'
import { useConsulta } from '../../platform/consultas.ts'
import { useFormatoDeDinheiro } from '../../platform/dinheiro.ts'
import { Cartao } from '../../ui/ficha/cartao.tsx'
import { EtiquetaDaTroca, nomeDaDiferenca } from './situacao-da-troca.tsx'

/** GES-04 The exchange of a ticket beside it; until there is one, where it is begun, or why it is not. */
export function TrocaDoTicket({ idTicket }: { idTicket: number }) {
  const dinheiro = useFormatoDeDinheiro()
  const [comecando, setComecando] = useState(false)
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
        {comecando && <Comecar idTicket={idTicket} aoFechar={() => setComecando(false)} />}
      </Cartao>
    )
  const { id, situacao, destino, diferenca } = troca
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
          {nomeDaDiferenca(diferenca)}
          {diferenca !== 0 && `: ${dinheiro(Math.abs(diferenca))}`}
        </Text>
      </div>
    </Cartao>
  )
}

const EXPLICACOES: Record<DestinoDaTroca, string> = {
  MESMO: 'Vai a mesma quantidade do que volta, ao preço de hoje.',
  OUTRO: 'Escolhem-se os produtos em um orçamento.',
  CREDITO: 'Não vai nada no lugar: o valor fica a favor do cliente.',
}
const destinos = Object.keys(DESTINOS_DA_TROCA) as [DestinoDaTroca, ...DestinoDaTroca[]]
const esquema = z.object({ idTicket: z.number(), destino: z.enum(destinos) })

function Comecar({ idTicket, aoFechar }: { idTicket: number; aoFechar: () => void }) {
  const janela = useJanelaUnica('Montar a troca', aoFechar)
  const navegar = useNavigate()
  const acao = useFormularioDaAcao(comecarTroca, {
    esquema,
    valores: { idTicket, destino: 'MESMO' as DestinoDaTroca },
    alvo: {},
    aoConcluir: ({ id, idOrcamento, escolher }) => {
      janela.fechar()
      // Where there is something to choose, it is chosen next.
      void (escolher && idOrcamento !== null
        ? navegar({ to: '/orcamentos/$idOrcamento', params: { idOrcamento: String(idOrcamento) } })
        : navegar({ to: '/solicitacoes-de-troca/$idTroca', params: { idTroca: String(id) } }))
    },
  })
  return (
    <JanelaDaAcao aberta janela={janela}>
      <FormularioDaAcao
        acao={acao}
        janela={janela}
        alterado
        botoes={{ enviar: 'Continuar', fechar: 'Cancelar' }}
        contexto={<Text c="dimmed">Volta o que este ticket pede. Por que o cliente troca?</Text>}
      >
        <Controller
          control={acao.form.control}
          name="destino"
          render={({ field }) => (
            <Radio.Group label="Troca por" {...field}>
              <Stack gap="xs" mt={4}>
                {destinos.map((destino) => (
                  <Radio
                    key={destino}
                    value={destino}
                    label={DESTINOS_DA_TROCA[destino]}
                    description={EXPLICACOES[destino]}
                  />
                ))}
              </Stack>
            </Radio.Group>
          )}
        />
      </FormularioDaAcao>
    </JanelaDaAcao>
  )
}
