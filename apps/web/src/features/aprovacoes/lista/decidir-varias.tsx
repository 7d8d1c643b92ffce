import type { AprovacaoDaLista } from '@balcao/dominio/aprovacoes/campos'
import { decidirAprovacoes } from '@balcao/dominio/aprovacoes/contratos'
import { problemasDaDecisao } from '@balcao/dominio/aprovacoes/quem-decide'
import { Text } from '@mantine/core'
import * as z from 'zod/mini'
import { FormularioDaAcao } from '../../../platform/acao/formulario-da-acao.tsx'
import { JanelaDaAcao, useJanelaUnica } from '../../../platform/acao/janela-da-acao.tsx'
import { useFormularioDaAcao } from '../../../platform/acao/use-formulario-da-acao.ts'
import type { AcoesDoLoteProps } from '../../../platform/listas/descricao.ts'
import { CamposDaRecusa } from '../campos-da-recusa.tsx'

const { motivo, motivoDeRecusa } = decidirAprovacoes.corpo.shape
const esquema = z.object({
  escolhidos: decidirAprovacoes.corpo.shape.escolhidos,
  aprova: z.boolean(),
  motivo,
  motivoDeRecusa,
})

type Props = AcoesDoLoteProps<AprovacaoDaLista> & { aprova: boolean; aoFechar: () => void }

export function DecidirVarias({ escolhidos, relatar, aprova, aoFechar }: Props) {
  const quantas = escolhidos.length === 1 ? 'uma aprovação' : `${escolhidos.length} aprovações`
  const janela = useJanelaUnica(`${aprova ? 'Aprovar' : 'Recusar'} ${quantas}`, aoFechar)
  const acao = useFormularioDaAcao(decidirAprovacoes, {
    esquema,
    valores: {
      escolhidos: escolhidos.map(({ id, versao }) => ({ id, versao })),
      aprova,
      motivo: '',
      motivoDeRecusa: undefined,
    },
    regra: problemasDaDecisao,
    alvo: {},
    aoConcluir(resultado) {
      janela.fechar()
      relatar(aprova ? 'aprovada' : 'recusada', resultado)
    },
  })
  return (
    <JanelaDaAcao aberta janela={janela}>
      <FormularioDaAcao
        acao={acao}
        janela={janela}
        botoes={{ enviar: aprova ? 'Aprovar' : 'Recusar', fechar: 'Cancelar' }}
        contexto={
          <Text c="dimmed">
            Cada uma é decidida por si: as que você não pode decidir continuam como estão, com o porquê.
          </Text>
        }
      >
        <CamposDaRecusa aprova={aprova} />
      </FormularioDaAcao>
    </JanelaDaAcao>
  )
}
