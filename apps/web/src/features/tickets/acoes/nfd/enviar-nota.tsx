import { MENSAGENS } from '@balcao/dominio/mensagens'
import { chaveValida } from '@balcao/dominio/notas/chave'
import type { TicketDetalhado } from '@balcao/dominio/tickets/detalhe/contratos'
import { avancarEtapa } from '@balcao/dominio/tickets/fluxo/contratos'
import { Radio } from '@mantine/core'
import { useEffect, useState } from 'react'
import * as z from 'zod/mini'
import { useTamanhoMaximoDeArquivo } from '../../../../platform/parametros.ts'
import type { ArquivoAnexado } from '../../../../ui/arquivos/arquivo-anexado.ts'
import { EnvioDeArquivos } from '../../../../ui/arquivos/envio-de-arquivos.tsx'
import { CampoMascarado } from '../../../../ui/campos/campo-mascarado.tsx'
import { CartaoDeEscolha } from '../../../../ui/campos/cartao-de-escolha.tsx'
import { recusaDe } from '../../../../ui/campos/recusas-por-campo.ts'
import { registrar } from '../../../../ui/campos/registrar.ts'
import estilos from '../acoes.module.css'
import { CaminhoDaEtapa, campoDoCaminho } from '../condicional/caminho-da-etapa.tsx'
import { FormularioDaAcao, type PropsDaAcao, useFormularioDaAcao } from '../envio/formulario-da-acao.tsx'
import { LeituraDaNota } from './leitura-da-nota.tsx'

type Campos = { nfd: { chave: string }; condicional: string | null }

const CAMPO_DA_CHAVE = 'nfd.chave'

/** TIC-11 ENVIAR_NFD: the file tells the key; only where it can't, the person does. */
export function EnviarNota(props: PropsDaAcao) {
  const [arquivos, setArquivos] = useState<ArquivoAnexado[]>([])
  const [recusaDaChave, setRecusaDaChave] = useState<string | null>(null)
  const pedeChave = recusaDaChave !== null
  const [faltaArquivo, setFaltaArquivo] = useState(false)
  const [recusado, setRecusado] = useState<File>()
  const maximoMb = useTamanhoMaximoDeArquivo()
  const { nfds } = props.ticket
  const [escolha, setEscolha] = useState(() => nfds.at(-1)?.chave ?? OUTRA_NOTA)
  const guardada = nfds.find(({ chave }) => chave === escolha) ?? null
  const { nfd } = avancarEtapa.corpo.shape
  const comChave = z.object({ nfd, ...campoDoCaminho(props.ticket.etapa) })
  const valores: Campos = { nfd: { chave: '' }, condicional: null }
  const acao = useFormularioDaAcao<typeof avancarEtapa, Campos, z.output<typeof comChave>>(avancarEtapa, {
    ...props,
    esquema: pedeChave && !guardada ? comChave : z.object({ ...campoDoCaminho(props.ticket.etapa) }),
    valores,
    regra: ({ nfd: informada }) => {
      if (!pedeChave || guardada) return {}
      if (!informada?.chave) return { [CAMPO_DA_CHAVE]: MENSAGENS.obrigatorio }
      return chaveValida(informada.chave)
        ? {}
        : { [CAMPO_DA_CHAVE]: 'A chave não confere. Confira os 44 caracteres.' }
    },
    aoFalhar: ({ campos }) => {
      const recusa = campos[CAMPO_DA_CHAVE]
      if (recusa !== undefined) setRecusaDaChave(recusa)
      setRecusado(arquivos[0]?.arquivo)
    },
    arquivos: () => (guardada ? [] : arquivos.flatMap(({ arquivo }) => arquivo ?? [])),
    completar: (dados) => (guardada ? { ...dados, nfd: { chave: guardada.chave } } : dados),
  })
  const { form } = acao
  const { setError } = form
  const escolhido = arquivos[0]?.arquivo
  const recusaDoArquivo = recusaDe('arquivos', acao.envio.erro?.campos ?? {})
  const problemaDoArquivo = faltaArquivo
    ? 'Escolha o arquivo da nota de devolução.'
    : escolhido === recusado && recusaDoArquivo
  // The field was not there yet when its refusal came.
  useEffect(() => {
    if (recusaDaChave !== null)
      setError(CAMPO_DA_CHAVE, { type: 'servidor', message: recusaDaChave }, { shouldFocus: true })
  }, [recusaDaChave, setError])

  function aoEnviar() {
    const falta = !guardada && arquivos.length === 0
    setFaltaArquivo(falta)
    if (!falta) acao.aoEnviar()
  }

  return (
    <FormularioDaAcao
      {...props}
      acao={{ ...acao, aoEnviar }}
      alterado={arquivos.length > 0}
      semErro={recusaDoArquivo !== undefined}
    >
      {nfds.length > 0 && <QualNota nfds={nfds} valor={escolha} aoMudar={setEscolha} />}
      {!guardada && (
        <>
          <p className={estilos.explicacao}>
            Envie o XML da nota de devolução ou o PDF do DANFE. Do XML lemos a chave, o emitente, o valor e as
            notas referenciadas; do PDF, a chave de acesso.
          </p>
          <div>
            <EnvioDeArquivos
              rotulo="Nota de devolução"
              extensoes={avancarEtapa.arquivos.extensoes}
              maximoMb={maximoMb}
              maximoDeArquivos={avancarEtapa.arquivos.maximo}
              arquivos={arquivos}
              aoAdicionar={(novos) => {
                setArquivos(novos)
                setFaltaArquivo(false)
              }}
              aoRemover={() => setArquivos([])}
              desabilitado={acao.envio.enviando}
            />
            {problemaDoArquivo && (
              <p className={estilos.erro} role="alert">
                {problemaDoArquivo}
              </p>
            )}
          </div>
          {escolhido && !pedeChave && <LeituraDaNota arquivo={escolhido} />}
          {pedeChave && (
            <CampoMascarado
              tipo="chaveDeNota"
              label="Chave de acesso"
              description="Os 44 caracteres impressos no DANFE, abaixo do código de barras."
              required
              error={form.formState.errors.nfd?.chave?.message}
              {...registrar(form.register(CAMPO_DA_CHAVE))}
            />
          )}
        </>
      )}
      <CaminhoDaEtapa etapa={props.ticket.etapa} />
    </FormularioDaAcao>
  )
}

const OUTRA_NOTA = 'outra'

type QualNotaProps = {
  nfds: TicketDetalhado['nfds']
  /** The key of one of them, or `OUTRA_NOTA`. */
  valor: string
  aoMudar: (chave: string) => void
}

/** TIC-11 A ticket that came back to this step has its invoice already: it need not be sent again. */
function QualNota({ nfds, valor, aoMudar }: QualNotaProps) {
  return (
    <Radio.Group label="Qual é a nota de devolução?" value={valor} onChange={aoMudar}>
      <div className={estilos.cartoes}>
        {nfds.map(({ chave, numero, serie }) => (
          <CartaoDeEscolha key={chave}>
            <Radio
              value={chave}
              label={`NFD ${numero}, série ${serie}`}
              description="Já recebida neste ticket"
              data-autofocus={chave === valor || undefined}
            />
          </CartaoDeEscolha>
        ))}
        <CartaoDeEscolha>
          <Radio
            value={OUTRA_NOTA}
            label="Enviar outra nota"
            description="O XML ou o PDF de uma nota nova ou corrigida"
          />
        </CartaoDeEscolha>
      </div>
    </Radio.Group>
  )
}
