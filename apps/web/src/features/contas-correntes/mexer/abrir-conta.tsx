import { abrirConta, listarTitulares } from '@balcao/dominio/contas-correntes/contratos'
import { Stack, Text } from '@mantine/core'
import * as z from 'zod/mini'
import { FormularioDaAcao } from '../../../platform/acao/formulario-da-acao.tsx'
import { JanelaDaAcao, useJanelaUnica } from '../../../platform/acao/janela-da-acao.tsx'
import { useFormularioDaAcao } from '../../../platform/acao/use-formulario-da-acao.ts'
import { useConsulta } from '../../../platform/consultas.ts'
import { CampoDaPessoa, CampoDoMotivo, CampoDoValor } from './campos.tsx'

const esquema = z.object(abrirConta.corpo.shape)

export function AbrirConta({ aoFechar }: { aoFechar: () => void }) {
  const janela = useJanelaUnica('Abrir conta corrente', aoFechar)
  const { data } = useConsulta(listarTitulares, {})
  const semConta = (data?.itens ?? []).filter(({ idConta }) => idConta === null)
  const acao = useFormularioDaAcao(abrirConta, {
    esquema,
    valores: { idColaborador: undefined as unknown as number, limite: 0, motivo: '' },
    alvo: {},
    aoConcluir: janela.fechar,
  })
  return (
    <JanelaDaAcao aberta janela={janela}>
      <FormularioDaAcao
        acao={acao}
        janela={janela}
        botoes={{ enviar: 'Abrir conta', fechar: 'Cancelar' }}
        contexto={
          <Text c="dimmed">
            A partir de agora, o que a pessoa vende abaixo da tabela sai da conta, e o que vende acima entra
            nela. O limite é até onde pode ficar abaixo de zero.
          </Text>
        }
      >
        <Stack gap="md">
          <CampoDaPessoa nome="idColaborador" rotulo="Titular" pessoas={semConta} />
          <CampoDoValor nome="limite" rotulo="Limite" />
          <CampoDoMotivo />
        </Stack>
      </FormularioDaAcao>
    </JanelaDaAcao>
  )
}
