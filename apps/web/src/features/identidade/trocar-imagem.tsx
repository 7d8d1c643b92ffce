import { enviarImagem, type ImagemNaTela } from '@balcao/dominio/identidade/contratos'
import { IMAGENS_DO_NEGOCIO } from '@balcao/dominio/identidade/imagens'
import { Button, Group, Input, Text } from '@mantine/core'
import { useState } from 'react'
import { useAcao } from '../../platform/consultas.ts'
import type { ArquivoAnexado } from '../../ui/arquivos/arquivo-anexado.ts'
import { EnvioDeArquivos } from '../../ui/arquivos/envio-de-arquivos.tsx'
import { useEnderecoLocal } from '../../ui/arquivos/use-endereco-local.ts'
import { recusaDe } from '../../ui/campos/recusas-por-campo.ts'
import { avisarSucesso } from '../../ui/retorno/toasts.ts'
import estilos from './aparencia.module.css'
import { Mostra } from './mostra.tsx'

/** ADM-08 Chosen, looked at, and only then in force. */
export function TrocarImagem({ imagem, aoFechar }: { imagem: ImagemNaTela; aoFechar: () => void }) {
  const { qual, versao } = imagem
  const { nome, extensoes, maximoMb, largura, altura } = IMAGENS_DO_NEGOCIO[qual]
  const [arquivos, setArquivos] = useState<readonly ArquivoAnexado[]>([])
  const escolhido = arquivos[0]?.arquivo
  const endereco = useEnderecoLocal(escolhido)
  const enviar = useAcao(enviarImagem, {
    aoConcluir: ({ message }) => {
      avisarSucesso(message)
      aoFechar()
    },
  })
  const problema =
    enviar.error && (recusaDe(enviarImagem.arquivos.campo, enviar.error.campos) ?? enviar.error.message)
  return (
    <div className={estilos.trocar}>
      <EnvioDeArquivos
        rotulo={nome}
        extensoes={extensoes}
        maximoMb={maximoMb}
        maximoDeArquivos={1}
        comoVeio
        arquivos={arquivos}
        aoAdicionar={(novos) => {
          enviar.reset()
          setArquivos(novos)
        }}
        aoRemover={() => {
          enviar.reset()
          setArquivos([])
        }}
        desabilitado={enviar.isPending}
      />
      <Text size="sm" c="dimmed">
        De {largura.minimo} × {altura.minimo} a {largura.maximo} × {altura.maximo} pixels.
        {qual === 'logo' && ' Um PNG de fundo transparente serve ao claro e ao escuro.'}
      </Text>
      {endereco && <Mostra qual={qual} endereco={endereco} />}
      {problema && <Input.Error role="alert">{problema}</Input.Error>}
      <Group gap="xs">
        <Button
          loading={enviar.isPending}
          disabled={!escolhido}
          onClick={() =>
            escolhido && enviar.mutate({ params: { qual }, corpo: { versao }, arquivos: [escolhido] })
          }
        >
          Salvar
        </Button>
        <Button variant="default" onClick={aoFechar}>
          Cancelar
        </Button>
      </Group>
    </div>
  )
}
