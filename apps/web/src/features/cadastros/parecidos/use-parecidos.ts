import { type ClienteParecido, procurarParecidos } from '@balcao/dominio/cadastros/contratos'
import { useRef, useState } from 'react'
import { useLeitura } from '../../../platform/consultas.ts'
import type { CadastroNovo } from '../novo/cadastro-novo.ts'
import { formularioDo } from '../novo/formulario-do-cadastro.ts'

type Pergunta = { parecidos: readonly ClienteParecido[]; responder: (cadastra: boolean) => void }

function procuraDo(novo: CadastroNovo) {
  const { documento, empresa, contatos, enderecoCobranca } = formularioDo(novo)
  return {
    documento,
    razaoSocial: empresa.razaoSocial,
    nomeFantasia: empresa.nomeFantasia,
    telefone: contatos.telefone1,
    cep: enderecoCobranca.cep,
    numero: enderecoCobranca.numero,
    ...(empresa.filialId !== null && { idFil: empresa.filialId }),
  }
}

/** Before a customer is twice on record: who looks like the new one, asked once for the same content. It never stops a registration. */
export function useParecidos() {
  const ler = useLeitura(procurarParecidos)
  const [pergunta, setPergunta] = useState<Pergunta | null>(null)
  const aceito = useRef<string>(null)

  async function conferir(novo: CadastroNovo): Promise<boolean> {
    const query = procuraDo(novo)
    const chave = JSON.stringify(query)
    if (aceito.current === chave) return true
    const { itens } = await ler({ query }).catch(() => ({ itens: [] }))
    const parecidos = itens.filter(({ id }) => id !== novo.prospect?.idCli)
    const cadastra =
      parecidos.length === 0 ||
      (await new Promise<boolean>((responder) => setPergunta({ parecidos, responder })))
    setPergunta(null)
    if (cadastra) aceito.current = chave
    return cadastra
  }
  return { pergunta, conferir }
}
