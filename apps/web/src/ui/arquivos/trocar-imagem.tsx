import { Button, Group, Input, Stack, Text } from '@mantine/core'
import { type ReactNode, useState } from 'react'
import { recusaDe } from '../campos/recusas-por-campo.ts'
import type { ArquivoAnexado } from './arquivo-anexado.ts'
import { EnvioDeArquivos } from './envio-de-arquivos.tsx'
import { useEnderecoLocal } from './use-endereco-local.ts'

type Limites = { minimo: number; maximo: number }

type TrocarImagemProps = {
  nome: string
  regra: { extensoes: readonly string[]; maximoMb: number; largura: Limites; altura: Limites }
  /** What follows the measures that it may have. */
  dica?: string
  /** The field of the contract that takes the file. */
  campo: string
  envio: {
    error: { message: string; campos: Readonly<Record<string, string>> } | null
    isPending: boolean
    reset: () => void
  }
  mostrar: (endereco: string) => ReactNode
  aoEnviar: (arquivo: File) => void
  aoFechar: () => void
}

/** A picture is chosen, looked at as it will be seen, and only then in force. */
export function TrocarImagem({
  nome,
  regra: { extensoes, maximoMb, largura, altura },
  dica = '.',
  campo,
  envio,
  mostrar,
  aoEnviar,
  aoFechar,
}: TrocarImagemProps) {
  const [arquivos, setArquivos] = useState<readonly ArquivoAnexado[]>([])
  const escolhido = arquivos[0]?.arquivo
  const endereco = useEnderecoLocal(escolhido)
  const problema = envio.error && (recusaDe(campo, envio.error.campos) ?? envio.error.message)
  function escolher(novos: readonly ArquivoAnexado[]) {
    envio.reset()
    setArquivos(novos)
  }
  return (
    <Stack gap="xs">
      <EnvioDeArquivos
        rotulo={nome}
        extensoes={extensoes}
        maximoMb={maximoMb}
        maximoDeArquivos={1}
        comoVeio
        arquivos={arquivos}
        aoAdicionar={escolher}
        aoRemover={() => escolher([])}
        desabilitado={envio.isPending}
      />
      <Text size="sm" c="dimmed">
        De {largura.minimo} × {altura.minimo} a {largura.maximo} × {altura.maximo} pixels{dica}
      </Text>
      {endereco && mostrar(endereco)}
      {problema && <Input.Error role="alert">{problema}</Input.Error>}
      <Group gap="xs">
        <Button
          loading={envio.isPending}
          disabled={!escolhido}
          onClick={() => escolhido && aoEnviar(escolhido)}
        >
          Guardar imagem
        </Button>
        <Button variant="default" onClick={aoFechar}>
          Deixar como está
        </Button>
      </Group>
    </Stack>
  )
}
