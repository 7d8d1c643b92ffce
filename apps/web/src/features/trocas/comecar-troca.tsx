import { comecarTroca } from '@balcao/dominio/trocas/contratos'
import { DESTINOS_DA_TROCA, type DestinoDaTroca } from '@balcao/dominio/trocas/regras'
import { Radio, Stack, Text } from '@mantine/core'
import { useNavigate } from '@tanstack/react-router'
import { Controller } from 'react-hook-form'
import * as z from 'zod/mini'
import { FormularioDaAcao } from '../../platform/acao/formulario-da-acao.tsx'
import { JanelaDaAcao, useJanelaUnica } from '../../platform/acao/janela-da-acao.tsx'
import { useFormularioDaAcao } from '../../platform/acao/use-formulario-da-acao.ts'

const EXPLICACOES: Record<DestinoDaTroca, string> = {
  MESMO: 'Vai a mesma quantidade do que volta, ao preço de hoje.',
  OUTRO: 'Escolhem-se os produtos em um orçamento.',
  CREDITO: 'Não vai nada no lugar: o valor fica a favor do cliente.',
}
const destinos = Object.keys(DESTINOS_DA_TROCA) as [DestinoDaTroca, ...DestinoDaTroca[]]
const esquema = z.object({ idTicket: z.number(), destino: z.enum(destinos) })

/** GES-04 Where what goes in place of what comes back is chosen. */
export function ComecarTroca({ idTicket, aoFechar }: { idTicket: number; aoFechar: () => void }) {
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
        botoes={{ enviar: 'Continuar', fechar: 'Cancelar' }}
        contexto={<Text c="dimmed">Volta o que este ticket pede. Pelo que o cliente troca?</Text>}
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
