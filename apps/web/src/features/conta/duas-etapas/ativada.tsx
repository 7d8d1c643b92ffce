import { desativarSegundoFator, renovarRecuperacao } from '@balcao/dominio/conta/contratos-segundo-fator'
import { formatarDataHora } from '@balcao/dominio/formatos/datas'
import { Button, Stack, Text } from '@mantine/core'
import { useState } from 'react'
import { useAcao } from '../../../platform/consultas.ts'
import { Botoes } from '../../../ui/campos/botoes.tsx'
import { PedirSenha } from './pedir-senha.tsx'

type Props = {
  ativadoEm: string
  exigido: boolean
  codigosRestantes: number
  aoGerar: (codigos: string[]) => void
}

export function Ativada({ ativadoEm, exigido, codigosRestantes, aoGerar }: Props) {
  const [pedido, setPedido] = useState<'RENOVAR' | 'DESATIVAR' | null>(null)
  const desistir = () => setPedido(null)
  const renovar = useAcao(renovarRecuperacao, { aoConcluir: ({ recuperacao }) => aoGerar(recuperacao) })
  const desativar = useAcao(desativarSegundoFator)
  if (pedido === 'RENOVAR')
    return (
      <PedirSenha
        acao={renovar}
        comCodigo
        botao="Gerar novos códigos"
        aoConfirmar={(corpo) => renovar.mutate({ corpo })}
        aoDesistir={desistir}
      >
        <Text>Os códigos de recuperação que você guardou deixam de valer.</Text>
      </PedirSenha>
    )
  if (pedido === 'DESATIVAR')
    return (
      <PedirSenha
        acao={desativar}
        comCodigo
        botao="Desativar"
        aoConfirmar={(corpo) => desativar.mutate({ corpo })}
        aoDesistir={desistir}
      >
        <Text>Quem souber a sua senha poderá entrar na sua conta.</Text>
      </PedirSenha>
    )
  return (
    <Stack>
      <Text>Ativa desde {formatarDataHora(ativadoEm)}.</Text>
      <Text>{restam(codigosRestantes)}</Text>
      {exigido && <Text c="dimmed">O seu tipo de conta precisa dela: não pode ser desativada.</Text>}
      <Botoes>
        {!exigido && (
          <Button variant="default" onClick={() => setPedido('DESATIVAR')}>
            Desativar
          </Button>
        )}
        <Button variant="default" onClick={() => setPedido('RENOVAR')}>
          Gerar novos códigos
        </Button>
      </Botoes>
    </Stack>
  )
}

function restam(quantos: number): string {
  if (quantos === 0) return 'Não resta nenhum código de recuperação: gere outros.'
  return quantos === 1 ? 'Resta 1 código de recuperação.' : `Restam ${quantos} códigos de recuperação.`
}
