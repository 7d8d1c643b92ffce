import type { EntradaDe } from '@balcao/dominio/contrato'
import { enviarDocumento } from '@balcao/dominio/documentacao/contratos'
import { TIPOS_DE_DOCUMENTO, type TipoDeDocumentoDoCliente } from '@balcao/dominio/documentacao/tipos'
import { Input, SimpleGrid } from '@mantine/core'
import { useRef, useState } from 'react'
import { Controller, useForm } from 'react-hook-form'
import type * as z from 'zod/mini'
import { FormularioDaAcao } from '../../platform/acao/formulario-da-acao.tsx'
import { JanelaDaAcao, type JanelaUnica, useJanelaUnica } from '../../platform/acao/janela-da-acao.tsx'
import type { ApiError } from '../../platform/api-error.ts'
import { useEnvioComProgresso } from '../../platform/envio-com-progresso.ts'
import { talvezFeita } from '../../platform/intencoes.ts'
import { opcoesDe } from '../../platform/listas/descricao.ts'
import { novaChave } from '../../platform/nova-chave.ts'
import { useTamanhoMaximoDeArquivo } from '../../platform/parametros.ts'
import type { ArquivoAnexado } from '../../ui/arquivos/arquivo-anexado.ts'
import { EnvioDeArquivos } from '../../ui/arquivos/envio-de-arquivos.tsx'
import { CampoDeData } from '../../ui/campos/campo-de-data.tsx'
import { CampoDeSelecao } from '../../ui/campos/campo-de-selecao.tsx'
import { apontarRecusas, conferirCom } from '../../ui/campos/conferir-com.ts'
import { recusaDe } from '../../ui/campos/recusas-por-campo.ts'
import { avisarSucesso } from '../../ui/retorno/toasts.ts'

const TIPOS = opcoesDe(TIPOS_DE_DOCUMENTO)
const PERCENTUAL = 100

type Campos = { tipo: TipoDeDocumentoDoCliente | null; validade: string | null }
type Dados = z.output<typeof enviarDocumento.corpo>

type AdicionarDocumentoProps = { idCli: number; aberto: boolean; aoFechar: () => void }

export function AdicionarDocumento({ idCli, aberto, aoFechar }: AdicionarDocumentoProps) {
  const janela = useJanelaUnica('Adicionar documento', aoFechar)
  return (
    <JanelaDaAcao aberta={aberto} janela={janela}>
      <Formulario idCli={idCli} janela={janela} />
    </JanelaDaAcao>
  )
}

function Formulario({ idCli, janela }: { idCli: number; janela: JanelaUnica }) {
  const maximoMb = useTamanhoMaximoDeArquivo()
  const [arquivos, setArquivos] = useState<ArquivoAnexado[]>([])
  const [faltaArquivo, setFaltaArquivo] = useState(false)
  const form = useForm<Campos, unknown, Dados>({
    defaultValues: { tipo: null, validade: null },
    resolver: conferirCom<Campos, Dados>(enviarDocumento.corpo as never),
    mode: 'onTouched',
  })
  const envio = useEnvioDoDocumento({
    idCli,
    aoConcluir: () => {
      avisarSucesso('Documento guardado.')
      janela.fechar()
    },
    aoFalhar: ({ campos }) => apontarRecusas(campos, form.setError),
  })
  const escolhido = arquivos[0]?.arquivo
  const recusado = recusaDe(enviarDocumento.arquivos.campo, envio.erro?.campos ?? {})
  const problema = faltaArquivo ? 'Escolha o arquivo do documento.' : recusado

  function aoEnviar() {
    setFaltaArquivo(!escolhido)
    void form.handleSubmit((dados) => escolhido && envio.mandar(dados, escolhido))()
  }

  const { errors } = form.formState
  return (
    <FormularioDaAcao
      acao={{ form, aoEnviar, envio: { ...SEM_CONFLITO, enviando: envio.enviando, erro: envio.erro } }}
      janela={janela}
      alterado={arquivos.length > 0}
      semErro={recusado !== undefined}
      botoes={{ enviar: 'Adicionar', fechar: 'Cancelar' }}
    >
      <SimpleGrid cols={{ base: 1, sm: 2 }}>
        <Controller
          control={form.control}
          name="tipo"
          render={({ field }) => (
            <CampoDeSelecao
              label="Tipo"
              required
              data-autofocus
              opcoes={TIPOS}
              {...field}
              error={errors.tipo?.message}
            />
          )}
        />
        <Controller
          control={form.control}
          name="validade"
          render={({ field }) => <CampoDeData label="Validade" {...field} error={errors.validade?.message} />}
        />
      </SimpleGrid>
      <EnvioDeArquivos
        rotulo="Arquivo do documento"
        extensoes={enviarDocumento.arquivos.extensoes}
        maximoMb={maximoMb}
        maximoDeArquivos={enviarDocumento.arquivos.maximo}
        arquivos={
          envio.enviando ? arquivos.map((um) => ({ ...um, progresso: envio.parte * PERCENTUAL })) : arquivos
        }
        aoAdicionar={(novos) => {
          setArquivos(novos)
          setFaltaArquivo(false)
          envio.esquecer()
        }}
        aoRemover={() => setArquivos([])}
        desabilitado={envio.enviando}
      />
      {problema && <Input.Error role="alert">{problema}</Input.Error>}
    </FormularioDaAcao>
  )
}

/** Nobody else works on what does not exist yet. */
const SEM_CONFLITO = { conflito: null, verComoEstaAgora: () => {}, atualizando: false }

type Corpo = EntradaDe<typeof enviarDocumento, 'corpo'>
type Opcoes = { idCli: number; aoConcluir: () => void; aoFalhar: (erro: ApiError) => void }

/** TIC-13 Sends a paper with news of how much of it has left; the same one, pressed again, is kept once. */
function useEnvioDoDocumento({ idCli, aoConcluir, aoFalhar }: Opcoes) {
  const [erro, setErro] = useState<ApiError | null>(null)
  const intencao = useRef<{ chave: string; pedido: string; arquivo: File } | null>(null)
  const { enviar, enviando, parte } = useEnvioComProgresso(enviarDocumento, {
    aoConcluir,
    aoFalhar(recusa) {
      if (!talvezFeita(recusa)) intencao.current = null
      setErro(recusa)
      aoFalhar(recusa)
    },
  })

  function mandar(corpo: Corpo, arquivo: File) {
    if (enviando) return
    const pedido = JSON.stringify(corpo)
    const { current: ultima } = intencao
    const atual =
      ultima?.pedido === pedido && ultima.arquivo === arquivo
        ? ultima
        : { chave: novaChave(), pedido, arquivo }
    intencao.current = atual
    setErro(null)
    enviar({ entrada: { params: { idCli }, corpo, arquivos: [arquivo] }, chave: atual.chave })
  }
  return { mandar, enviando, parte, erro, esquecer: () => setErro(null) }
}
