import { reenviarPedido, type VidaDoPedido } from '@balcao/dominio/pedidos/vida-contratos'
import { Text } from '@mantine/core'
import { IconRefresh } from '@tabler/icons-react'
import { useAcao } from '../../../platform/consultas.ts'
import { BotaoBase } from '../../../ui/campos/botao-base.tsx'
import { Cartao } from '../../../ui/ficha/cartao.tsx'
import { Etiqueta } from '../../../ui/listas/etiqueta.tsx'
import { TempoRelativo } from '../../../ui/retorno/tempo-relativo.tsx'
import { avisarErro, avisarSucesso } from '../../../ui/retorno/toasts.ts'

const SITUACAO = {
  PENDENTE: { tom: 'amarelo', nome: 'Enviando ao ERP' },
  INTEGRADO: { tom: 'verde', nome: 'Integrado' },
  NAO_INTEGRADO: { tom: 'vermelho', nome: 'Não integrado' },
} as const

type IntegracaoDoPedidoProps = { vida: VidaDoPedido; nivel: 2 | 3 }

/** VEN-01 Whether the ERP has the order, and how to send it again where it has not. */
export function IntegracaoDoPedido({ vida: { id, integracao }, nivel }: IntegracaoDoPedidoProps) {
  const reenvio = useAcao(reenviarPedido, {
    aoConcluir: ({ message }) => avisarSucesso(message),
    aoFalhar: ({ message }) => avisarErro(message),
  })
  if (!integracao) return null
  const { situacao, idExterno, erro, proximaEm, impedimento } = integracao
  const { tom, nome } = SITUACAO[situacao]
  return (
    <Cartao
      titulo="ERP"
      rotulo="Integração com o ERP"
      soNaTela
      nivel={nivel}
      aoLado={<Etiqueta tom={tom}>{nome}</Etiqueta>}
    >
      {idExterno && <Text>Número no ERP: {idExterno}</Text>}
      {erro && <Text>{erro}</Text>}
      {proximaEm && (
        <Text c="dimmed" size="sm">
          Nova tentativa <TempoRelativo data={proximaEm} />
        </Text>
      )}
      {situacao === 'NAO_INTEGRADO' && impedimento === null && (
        <BotaoBase
          variant="default"
          leftSection={<IconRefresh size={16} aria-hidden />}
          carregando={reenvio.isPending}
          onClick={() => reenvio.mutate({ params: { id } })}
        >
          Enviar de novo
        </BotaoBase>
      )}
    </Cartao>
  )
}
