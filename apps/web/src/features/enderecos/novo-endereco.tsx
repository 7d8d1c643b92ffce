import { campoIbge, TAMANHO_DO_ENDERECO } from '@balcao/dominio/enderecos/campos'
import { criarEnderecoDeEntrega, type EnderecoDeEntrega } from '@balcao/dominio/enderecos/contratos'
import { Textarea } from '@mantine/core'
import { useController, useFormContext } from 'react-hook-form'
import * as z from 'zod/mini'
import { FormularioDaAcao } from '../../platform/acao/formulario-da-acao.tsx'
import type { JanelaUnica } from '../../platform/acao/janela-da-acao.tsx'
import { useFormularioComRascunho } from '../../platform/acao/use-formulario-da-acao.ts'
import { type CampoDoEndereco, CamposDoEndereco } from '../../seletores/campos-do-endereco.tsx'
import { useConsultaDeCep } from './use-consulta-de-cep.ts'

/** What is left empty was not told. */
const ouNada = <T extends z.ZodMiniType>(campo: T) =>
  z.pipe(
    z.transform((valor: unknown) => (valor === '' ? null : valor)),
    campo,
  )

const { complemento, obs, cidade: _nome, ...exigidos } = criarEnderecoDeEntrega.corpo.shape
// The list of cities tells the code, so that it is never looked for by a name.
const esquema = z.object({ ...exigidos, ibge: campoIbge, complemento: ouNada(complemento), obs: ouNada(obs) })
type Dados = z.output<typeof esquema>

const VAZIO = { cep: '', rua: '', numero: '', complemento: '', bairro: '', estado: '', ibge: '', obs: '' }
type Campos = typeof VAZIO

type NovoEnderecoProps = {
  idCli: number
  janela: JanelaUnica
  aoCriar: (endereco: EnderecoDeEntrega) => void
}

/** END-02 What is being typed survives a page that closes. */
export function NovoEndereco({ idCli, janela, aoCriar }: NovoEnderecoProps) {
  const { rascunho, ...acao } = useFormularioComRascunho<typeof criarEnderecoDeEntrega, Campos, Dados>(
    criarEnderecoDeEntrega,
    {
      chave: `clientes/${idCli}/endereco`,
      janela,
      alvo: { params: { idCli } },
      esquema,
      valores: VAZIO,
      mensagem: 'Endereço cadastrado.',
      aoConcluir: aoCriar,
    },
  )
  return (
    <FormularioDaAcao
      acao={acao}
      janela={janela}
      rascunho={rascunho}
      botoes={{ enviar: 'Cadastrar', fechar: 'Voltar' }}
    >
      <Formulario />
    </FormularioDaAcao>
  )
}

const CEP_NAO_LOCALIZADO = 'Verifique o cep digitado, ele não foi localizado em nossa base de dados.'
const CEP_SEM_RESPOSTA = 'A consulta de CEP não respondeu agora. Preencha o endereço à mão.'

function Formulario() {
  const { register, formState } = useFormContext<Campos>()
  const campos = {
    cep: useCampo('cep'),
    logradouro: useCampo('rua'),
    numero: useCampo('numero'),
    complemento: useCampo('complemento'),
    bairro: useCampo('bairro'),
  }
  const uf = useCampo('estado')
  const ibge = useCampo('ibge')
  const { logradouro, bairro } = campos
  const doCep = useConsultaDeCep({
    cep: campos.cep.value,
    atual: { logradouro: logradouro.value, bairro: bairro.value, uf: uf.value, ibge: ibge.value },
    preencher(partes) {
      for (const [nome, campo] of Object.entries({ logradouro, bairro, uf, ibge })) {
        const valor = partes[nome as keyof typeof partes]
        if (valor !== undefined) campo.onChange(valor)
      }
    },
  })
  return (
    <>
      <CamposDoEndereco
        campos={campos}
        cidade={{
          uf: uf.value,
          ibge: ibge.value,
          onChange: (lugar) => {
            if (lugar.uf !== uf.value) uf.onChange(lugar.uf)
            ibge.onChange(lugar.ibge)
          },
          onBlur: uf.onBlur,
          ref: uf.ref,
          erros: { uf: uf.error, cidade: ibge.error },
        }}
        dicaDoCep={
          doCep.naoEncontrado ? CEP_NAO_LOCALIZADO : doCep.indisponivel ? CEP_SEM_RESPOSTA : undefined
        }
        consultando={doCep.consultando}
        comFoco
      />
      <Textarea
        label="Observações"
        description="Só a equipe lê."
        rows={2}
        maxLength={TAMANHO_DO_ENDERECO.observacao}
        error={formState.errors.obs?.message}
        {...register('obs')}
      />
    </>
  )
}

function useCampo(name: keyof Campos): CampoDoEndereco {
  const { field, fieldState } = useController<Campos>({ name })
  const { value, onChange, onBlur, ref } = field
  return { value, onChange, onBlur, ref, error: fieldState.error?.message }
}
