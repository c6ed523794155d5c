// Generated from openapi.yaml by "pnpm generate"; do not edit.
export const examples = {
  "googleLogin": {
    "successful": true,
    "message": null,
    "reason": null,
    "token": "header.payload.signature",
    "accessToken": "header.payload.signature",
    "refreshToken": "opaque-text",
    "expiresIn": 3600
  },
  "saveCalculation": {
    "successful": true,
    "id": "3d1f0a5e-8c4b-4f69-b1f4-7a2a54f0c9d1"
  },
  "getUser": {
    "id": "9c2b8f4e-0a6d-4d57-8a61-1c7e5b3f2a10",
    "first_Name": "Robin",
    "middle_Name": null,
    "last_Name": "Example",
    "email": "robin.example@example.com",
    "mobile": "+61491570006",
    "mailing_Street": "12 Sample Street",
    "mailing_City": "Newtown",
    "mailing_State": "NSW",
    "mailing_Zip": "2042",
    "email_Opt_Out": true,
    "gender": "F",
    "age": 37,
    "smoker": false,
    "title": "Administrator (office)",
    "occupation_ID": 4,
    "annual_Income": 85000,
    "date_of_Birth": "1989-03-27",
    "employment_Status": "Full-time",
    "nomination_Type": null,
    "version": "Zq3vT9wLk2mXc7Rb"
  },
  "updateUser": {
    "successful": true
  },
  "sendVerificationCode": {
    "successful": true
  },
  "verifyVerificationCode": {
    "successful": true
  },
  "exportMyData": {
    "kind": "coverkit-export",
    "version": 1,
    "createdAt": "2026-11-23T09:30:00.000Z",
    "id": "9c2b8f4e-0a6d-4d57-8a61-1c7e5b3f2a10",
    "email": "robin.example@example.com",
    "isComplete": true,
    "sections": [
      {
        "name": "users",
        "title": "Your details",
        "records": [
          {
            "profile": {
              "mobile": "+61491570006"
            },
            "savedAt": "2026-11-22T09:30:00.000Z"
          }
        ],
        "omitted": 0
      }
    ],
    "notIncluded": [
      {
        "what": "Codes we emailed you",
        "why": "They work for ten minutes, and we store no code, only a check for it."
      }
    ]
  },
  "getClosing": {
    "closing": {
      "requestedAt": "2026-11-23T09:30:00.000Z",
      "closesAt": "2026-11-30T09:30:00.000Z"
    },
    "running": [
      {
        "kind": "application",
        "name": "Mallee Life Company",
        "reference": "ACDE3479"
      }
    ],
    "retained": [
      {
        "what": "Applications that you submitted",
        "why": "We have to show what we did for you.",
        "source": "Corporations Act 2001, section 286",
        "days": 2557
      }
    ]
  },
  "closeAccount": {
    "closing": {
      "requestedAt": "2026-11-23T09:30:00.000Z",
      "closesAt": "2026-11-30T09:30:00.000Z"
    },
    "running": [
      {
        "kind": "application",
        "name": "Mallee Life Company",
        "reference": "ACDE3479"
      }
    ],
    "retained": [
      {
        "what": "Applications that you submitted",
        "why": "We have to show what we did for you.",
        "source": "Corporations Act 2001, section 286",
        "days": 2557
      }
    ]
  },
  "cancelClosing": {
    "successful": true
  },
  "listBeneficiaries": [
    {
      "beneficiaryId": null,
      "rowId": "row-1",
      "first_Name": "Sam",
      "last_Name": "Example",
      "date_of_Birth": "1990-11-02",
      "address": "12 Sample Street, Newtown NSW 2042",
      "address_Same": true,
      "relationship_to_Policy_Holder": "Spouse",
      "country_of_Citizenship": "Australia",
      "benefit_Percent": 100
    }
  ],
  "getSecondPolicyHolder": {
    "id": null,
    "rowId": "holder-1",
    "title": null,
    "first_Name": "Robin",
    "middle_Name": null,
    "last_Name": "Example",
    "mobile": "+61491570006",
    "mobile_Abroad": false,
    "email": "robin.example@example.com",
    "date_of_Birth": "1989-03-27",
    "mailing_Street": "12 Sample Street",
    "mailing_City": "Newtown",
    "mailing_State": "NSW",
    "mailing_Zip": "2042",
    "postal_Same": true,
    "postal_Street": null,
    "postal_City": null,
    "postal_State": null,
    "postal_Zip": null,
    "employment_Status": "Full-time",
    "annual_Income": 85000,
    "occupation": "Administrator (office)",
    "occupation_ID": 4,
    "employer": null,
    "weekly_Hours": 38,
    "residency": "citizen",
    "visa_Subclass": null,
    "visa_Expiry": null,
    "preferred_Contact": "email",
    "accessibility_Needs": null,
    "status": "Active"
  },
  "saveQuote": {
    "successful": true,
    "id": "3d1f0a5e-8c4b-4f69-b1f4-7a2a54f0c9d1"
  },
  "listSavedQuotes": {
    "label": "ILLUSTRATIVE SAMPLE RATES. Not any insurer's rates, not a quote.",
    "quotes": [
      {
        "id": "4f1c1f1e-2f58-4b1a-9f0e-5d0f5a3c7b22",
        "savedAt": "2026-07-03T09:30:00Z",
        "needs": {
          "premiumType": "stepped",
          "covers": {
            "payThroughSuper": "false",
            "selectedCovers": [
              "life"
            ]
          },
          "lifeCover": {
            "amount": 600000,
            "lifeOwner": "O"
          },
          "tpdCover": {
            "amountLinked": null,
            "amountStandalone": null,
            "tpdLinkTo": "standalone",
            "occupationType": "any",
            "extras": [],
            "tpdOwner": "O"
          },
          "criticalIllnessCover": {
            "amount": null,
            "criticalIllnessLinkTo": "standalone",
            "extras": [],
            "criticalIllnessOwner": "O"
          },
          "incomeProtectionCover": {
            "annualEarnings": null,
            "incomeReplacement": 70,
            "monthlyBenefit": null,
            "waitingPeriod": "60",
            "benefitPeriod": "5",
            "extraCostOptions": [],
            "incomeProtectionOwner": "O"
          },
          "paymentFrequency": "monthly"
        },
        "selectedQuote": {
          "paymentFrequency": "monthly",
          "productCode": "MLC-01",
          "productName": "Mallee Life Company Cover Plan",
          "supplierCode": "MLC",
          "supplierName": "Mallee Life Company",
          "premiums": {
            "life": 49.81,
            "tpd": null,
            "criticalIllness": null,
            "incomeProtection": null
          },
          "totalPremiumAmount": 57.71,
          "tpe": null,
          "tpr": null,
          "insurerOcc": "AA/AA/AA/AA",
          "occupationClasses": {
            "life": "AA",
            "tpd": "AA",
            "criticalIllness": "AA",
            "incomeProtection": "AA"
          }
        }
      }
    ]
  },
  "compareQuotes": {
    "label": "ILLUSTRATIVE SAMPLE RATES. Not any insurer's rates, not a quote.",
    "clientId": "9c2b8f4e-0a6d-4d57-8a61-1c7e5b3f2a10",
    "occupationClasses": {
      "life": "AA",
      "tpd": "AA",
      "criticalIllness": "AA",
      "incomeProtection": "AA"
    },
    "insurers": [
      {
        "supplierCode": "NEO",
        "supplierName": "Neota Life",
        "status": "declined",
        "reasons": [
          {
            "code": "level-not-offered",
            "cover": null
          }
        ],
        "adjustments": []
      },
      {
        "supplierCode": "MLC",
        "supplierName": "Mallee Life Company",
        "status": "quoted",
        "reasons": [],
        "adjustments": [],
        "frequencies": {
          "monthly": {
            "covers": {
              "life": {
                "base": 46.12,
                "options": 0,
                "multiCoverDiscount": 0,
                "rolloverRebate": 0,
                "discount": 0,
                "frequencyLoading": 3.69,
                "stampDuty": 0,
                "total": 49.81,
                "lines": {
                  "life": 49.81
                }
              }
            },
            "parts": {
              "base": 46.12,
              "options": 0,
              "multiCoverDiscount": 0,
              "rolloverRebate": 0,
              "discount": 0,
              "frequencyLoading": 3.69,
              "stampDuty": 0,
              "total": 57.71,
              "fee": 7.9
            },
            "perYear": 692.52
          },
          "quarterly": {
            "covers": {
              "life": {
                "base": 138.36,
                "options": 0,
                "multiCoverDiscount": 0,
                "rolloverRebate": 0,
                "discount": 0,
                "frequencyLoading": 6.92,
                "stampDuty": 0,
                "total": 145.28,
                "lines": {
                  "life": 145.28
                }
              }
            },
            "parts": {
              "base": 138.36,
              "options": 0,
              "multiCoverDiscount": 0,
              "rolloverRebate": 0,
              "discount": 0,
              "frequencyLoading": 6.92,
              "stampDuty": 0,
              "total": 168.98,
              "fee": 23.7
            },
            "perYear": 675.92
          },
          "halfYearly": {
            "covers": {
              "life": {
                "base": 276.72,
                "options": 0,
                "multiCoverDiscount": 0,
                "rolloverRebate": 0,
                "discount": 0,
                "frequencyLoading": 8.31,
                "stampDuty": 0,
                "total": 285.03,
                "lines": {
                  "life": 285.03
                }
              }
            },
            "parts": {
              "base": 276.72,
              "options": 0,
              "multiCoverDiscount": 0,
              "rolloverRebate": 0,
              "discount": 0,
              "frequencyLoading": 8.31,
              "stampDuty": 0,
              "total": 332.43,
              "fee": 47.4
            },
            "perYear": 664.86
          },
          "yearly": {
            "covers": {
              "life": {
                "base": 553.45,
                "options": 0,
                "multiCoverDiscount": 0,
                "rolloverRebate": 0,
                "discount": 0,
                "frequencyLoading": 0,
                "stampDuty": 0,
                "total": 553.45,
                "lines": {
                  "life": 553.45
                }
              }
            },
            "parts": {
              "base": 553.45,
              "options": 0,
              "multiCoverDiscount": 0,
              "rolloverRebate": 0,
              "discount": 0,
              "frequencyLoading": 0,
              "stampDuty": 0,
              "total": 648.25,
              "fee": 94.8
            },
            "perYear": 648.25
          }
        }
      },
      {
        "supplierCode": "ACC",
        "supplierName": "Accord Life",
        "status": "unavailable",
        "reasons": [],
        "adjustments": []
      }
    ]
  },
  "projectPremiums": {
    "label": "ILLUSTRATIVE SAMPLE RATES. Not any insurer's rates, not a quote.",
    "clientId": "9c2b8f4e-0a6d-4d57-8a61-1c7e5b3f2a10",
    "occupationClasses": {
      "life": "AA",
      "tpd": "AA",
      "criticalIllness": "AA",
      "incomeProtection": "AA"
    },
    "ages": [
      63,
      64
    ],
    "sumInsured": {
      "on": {
        "life": [
          600000,
          618000
        ]
      },
      "off12Months": {
        "life": [
          600000,
          600000
        ]
      },
      "offPermanent": {
        "life": [
          600000,
          600000
        ]
      }
    },
    "insurers": [
      {
        "supplierCode": "MLC",
        "supplierName": "Mallee Life Company",
        "status": "quoted",
        "reasons": [],
        "adjustments": [],
        "projection": {
          "stepped": {
            "on": [
              5620.4,
              6450.1
            ],
            "off12Months": [
              5620.4,
              6261.45
            ],
            "offPermanent": [
              5620.4,
              6261.45
            ]
          },
          "level": {
            "on": [
              5980.2,
              6179.8
            ],
            "off12Months": [
              5980.2,
              5980.2
            ],
            "offPermanent": [
              5980.2,
              5980.2
            ]
          }
        }
      },
      {
        "supplierCode": "ACC",
        "supplierName": "Accord Life",
        "status": "unavailable",
        "reasons": [],
        "adjustments": []
      }
    ]
  },
  "sendComparison": {
    "successful": true,
    "expiresAt": "2026-08-02T09:30:00Z"
  },
  "openComparison": {
    "successful": true,
    "comparison": {
      "pricedAt": "2026-07-03T09:30:00Z",
      "request": {
        "clients": [
          {
            "clientId": "9c2b8f4e-0a6d-4d57-8a61-1c7e5b3f2a10",
            "age": 37,
            "gender": "M",
            "smoker": false,
            "occupationId": 4,
            "state": "NSW",
            "needs": {
              "premiumType": "stepped",
              "covers": {
                "payThroughSuper": "false",
                "selectedCovers": [
                  "life"
                ]
              },
              "lifeCover": {
                "amount": 600000,
                "lifeOwner": "O"
              },
              "tpdCover": {
                "amountLinked": null,
                "amountStandalone": null,
                "tpdLinkTo": "standalone",
                "occupationType": "any",
                "extras": [],
                "tpdOwner": "O"
              },
              "criticalIllnessCover": {
                "amount": null,
                "criticalIllnessLinkTo": "standalone",
                "extras": [],
                "criticalIllnessOwner": "O"
              },
              "incomeProtectionCover": {
                "annualEarnings": null,
                "incomeReplacement": 70,
                "monthlyBenefit": null,
                "waitingPeriod": "60",
                "benefitPeriod": "5",
                "extraCostOptions": [],
                "incomeProtectionOwner": "O"
              },
              "paymentFrequency": "monthly"
            }
          }
        ],
        "tags": [],
        "supplierCodes": [
          "MLC",
          "NEO"
        ]
      },
      "occupation": "Accountant",
      "answer": {
        "label": "ILLUSTRATIVE SAMPLE RATES. Not any insurer's rates, not a quote.",
        "clientId": "9c2b8f4e-0a6d-4d57-8a61-1c7e5b3f2a10",
        "occupationClasses": {
          "life": "AA",
          "tpd": "AA",
          "criticalIllness": "AA",
          "incomeProtection": "AA"
        },
        "insurers": [
          {
            "supplierCode": "MLC",
            "supplierName": "Mallee Life Company",
            "status": "declined",
            "reasons": [
              {
                "code": "age",
                "cover": "life"
              }
            ],
            "adjustments": []
          },
          {
            "supplierCode": "NEO",
            "supplierName": "Neota Life",
            "status": "declined",
            "reasons": [
              {
                "code": "level-not-offered",
                "cover": null
              }
            ],
            "adjustments": []
          }
        ]
      }
    }
  },
  "saveApplication": {
    "successful": true,
    "id": "3d1f0a5e-8c4b-4f69-b1f4-7a2a54f0c9d1",
    "reference": "H7KQ3WXR",
    "status": "in-review",
    "receivedAt": "2026-11-23T01:02:04Z",
    "beneficiaryContacts": [
      {
        "beneficiaryId": "b-1",
        "rowId": "row-1",
        "first_Name": "Sam",
        "last_Name": "Example"
      }
    ],
    "policyHolders": [
      {
        "rowId": "holder-1",
        "contactId": "h-1"
      }
    ],
    "secret": "q0Yl4c1T2bW8mJrXv5uNfG7hKs9dEo3aPzVtB6iLxRk",
    "isReadBySecret": true
  },
  "getSupplierDocuments": {
    "successful": true,
    "data": "[{\"supplierCode\":\"MLC\",\"supplierName\":\"Mallee Life Company\",\"documents\":[{\"type\":\"PDS\",\"name\":\"Mallee Life Company product disclosure statement\",\"version\":\"4.1\",\"date\":\"2026-03-01\",\"size\":845210,\"url\":\"https://documents.example/mlc/pds.pdf\"},{\"type\":\"TMD\",\"name\":\"Mallee Life Company target market determination\",\"version\":\"2.0\",\"date\":\"2026-03-01\",\"size\":210344,\"url\":\"https://documents.example/mlc/tmd.pdf\"}]}]"
  },
  "getApplication": {
    "id": "3d1f0a5e-8c4b-4f69-b1f4-7a2a54f0c9d1",
    "reference": "H7KQ3WXR",
    "status": "waiting-for-second-signature",
    "submittedAt": "2026-11-23T01:02:04Z",
    "insurer": {
      "supplierCode": "MLC",
      "supplierName": "Mallee Life Company",
      "productName": "Mallee Life Company Cover Plan"
    },
    "covers": [
      {
        "cover": "life",
        "amount": 600000
      }
    ],
    "premium": {
      "amount": 57.71,
      "frequency": "monthly"
    },
    "outstanding": [
      {
        "kind": "second-signature",
        "state": "open"
      },
      {
        "kind": "assessment",
        "state": "waiting"
      }
    ],
    "signatures": [
      {
        "holder": 1,
        "state": "signed",
        "signedAt": "2026-11-23T01:02:03Z",
        "sentAt": null
      },
      {
        "holder": 2,
        "state": "waiting",
        "signedAt": null,
        "sentAt": "2026-11-23T01:02:04Z"
      }
    ]
  },
  "claimApplication": {
    "successful": true
  },
  "confirmClaim": {
    "id": "3d1f0a5e-8c4b-4f69-b1f4-7a2a54f0c9d1",
    "reference": "H7KQ3WXR",
    "status": "waiting-for-second-signature",
    "submittedAt": "2026-11-23T01:02:04Z",
    "insurer": {
      "supplierCode": "MLC",
      "supplierName": "Mallee Life Company",
      "productName": "Mallee Life Company Cover Plan"
    },
    "covers": [
      {
        "cover": "life",
        "amount": 600000
      }
    ],
    "premium": {
      "amount": 57.71,
      "frequency": "monthly"
    },
    "outstanding": [
      {
        "kind": "second-signature",
        "state": "open"
      },
      {
        "kind": "assessment",
        "state": "waiting"
      }
    ],
    "signatures": [
      {
        "holder": 1,
        "state": "signed",
        "signedAt": "2026-11-23T01:02:03Z",
        "sentAt": null
      },
      {
        "holder": 2,
        "state": "waiting",
        "signedAt": null,
        "sentAt": "2026-11-23T01:02:04Z"
      }
    ]
  },
  "requestCopyCode": {
    "successful": true
  },
  "confirmCopy": {
    "application": {
      "id": "3d1f0a5e-8c4b-4f69-b1f4-7a2a54f0c9d1",
      "reference": "H7KQ3WXR",
      "status": "in-review",
      "submittedAt": "2026-11-23T01:02:04Z",
      "insurer": {
        "supplierCode": "MLC",
        "supplierName": "Mallee Life Company",
        "productName": "Mallee Life Company Cover Plan"
      },
      "covers": [
        {
          "cover": "life",
          "amount": 600000
        }
      ],
      "premium": {
        "amount": 57.71,
        "frequency": "monthly"
      },
      "outstanding": [
        {
          "kind": "assessment",
          "state": "open"
        }
      ],
      "signatures": [
        {
          "holder": 1,
          "state": "signed",
          "signedAt": "2026-11-23T01:02:03Z",
          "sentAt": null
        }
      ]
    },
    "secret": "q0Yl4c1T2bW8mJrXv5uNfG7hKs9dEo3aPzVtB6iLxRk",
    "secretEndsAt": "2026-11-23T02:02:04Z"
  },
  "listApplications": {
    "applications": [
      {
        "id": "3d1f0a5e-8c4b-4f69-b1f4-7a2a54f0c9d1",
        "reference": "H7KQ3WXR",
        "status": "in-review",
        "submittedAt": "2026-11-23T01:02:04Z",
        "insurer": {
          "supplierCode": "MLC",
          "supplierName": "Mallee Life Company",
          "productName": "Mallee Life Company Cover Plan"
        },
        "covers": [
          {
            "cover": "life",
            "amount": 600000
          }
        ],
        "premium": {
          "amount": 57.71,
          "frequency": "monthly"
        },
        "outstanding": [
          {
            "kind": "assessment",
            "state": "open"
          }
        ],
        "signatures": [
          {
            "holder": 1,
            "state": "signed",
            "signedAt": "2026-11-23T01:02:03Z",
            "sentAt": null
          }
        ],
        "documents": [
          {
            "type": "PDS",
            "name": "Mallee Life Company product disclosure statement",
            "version": "4.1",
            "date": "2026-03-01",
            "url": "https://documents.example/mlc/pds.pdf"
          },
          {
            "type": "FSG",
            "name": "Mallee Life Company financial services guide",
            "version": "3.1",
            "date": "2025-11-15",
            "url": null
          }
        ]
      }
    ]
  },
  "getReceipt": {
    "sha256": "0c1f5a7be6f0f0d3f3a6d6d1f5d0e3d9b6a1c7c55dcb7c0d9f0f6f1f1e0d2c3b",
    "receipt": {
      "kind": "coverkit-receipt",
      "version": 1,
      "language": "en-AU",
      "title": "The facts your insurer will rely on",
      "date": "2026-11-23",
      "reference": "H7KQ3WXR",
      "submittedAt": "2026-11-23T01:02:04.000Z",
      "holder": 1,
      "name": "Robin Example",
      "brand": {
        "accountName": "wattlebird",
        "name": "Wattlebird"
      },
      "insurer": {
        "code": "MLC",
        "name": "Mallee Life Company",
        "product": "Mallee Life Company Cover Plan"
      },
      "questionnaire": {
        "id": "personal",
        "version": "2026-11",
        "hash": "0c1f5a7be6f0f0d3f3a6d6d1f5d0e3d9b6a1c7c55dcb7c0d9f0f6f1f1e0d2c3b"
      },
      "notes": [
        "We shorten account and member numbers to their last three digits, and don’t show card numbers."
      ],
      "sections": [
        {
          "number": "1",
          "title": "Your details",
          "groups": [
            {
              "title": "You",
              "items": [
                {
                  "number": "1.1",
                  "question": "First name",
                  "answer": [
                    "Robin"
                  ],
                  "fields": [
                    "contactDetails.first_Name"
                  ]
                }
              ]
            }
          ]
        }
      ]
    }
  },
  "sendSignatureLink": {
    "successful": true,
    "email": "k•••@example.com",
    "sentAt": "2026-11-23T01:02:04Z",
    "expiresAt": "2026-12-07T01:02:04Z"
  },
  "openSignature": {
    "successful": true,
    "email": "k•••@example.com"
  },
  "renewSignature": {
    "successful": true,
    "email": "k•••@example.com",
    "sentAt": "2026-11-23T01:02:04Z",
    "expiresAt": "2026-12-07T01:02:04Z"
  },
  "confirmSignature": {
    "successful": true,
    "secret": "b25lLWhvdXItdG8tc2lnbi10aGUtYXBwbGljYXRpb24",
    "secretEndsAt": "2026-11-24T02:02:04Z",
    "reference": "H7KQ3WXR",
    "submittedAt": "2026-11-23T01:02:04Z",
    "insurer": {
      "supplierCode": "MLC",
      "supplierName": "Mallee Life Company",
      "productName": "Mallee Life Company Cover Plan"
    },
    "covers": [
      {
        "cover": "life",
        "amount": 600000
      }
    ],
    "premium": {
      "amount": 57.71,
      "frequency": "monthly"
    },
    "label": "ILLUSTRATIVE SAMPLE RATES. Not any insurer's rates, not a quote.",
    "documents": [
      {
        "type": "PDS",
        "name": "Mallee Life Company product disclosure statement",
        "version": "4.1",
        "date": "2026-03-01",
        "url": "https://documents.example/mlc/pds.pdf"
      }
    ],
    "firstHolder": "Robin Example",
    "holder": {
      "firstName": "Kim",
      "middleName": null,
      "lastName": "Example",
      "dateOfBirth": "1991-05-02",
      "mobile": "+61491570156",
      "email": "kim.example@example.com",
      "address": "12 Sample Street, Newtown NSW 2042"
    },
    "declarations": {
      "id": "second-policy-holder",
      "version": "2026-11-26"
    }
  },
  "submitSignature": {
    "successful": true,
    "reference": "H7KQ3WXR",
    "status": "in-review",
    "signedAt": "2026-11-24T01:12:40Z"
  },
  "getSecondReceipt": {
    "sha256": "0c1f5a7be6f0f0d3f3a6d6d1f5d0e3d9b6a1c7c55dcb7c0d9f0f6f1f1e0d2c3b",
    "receipt": {
      "kind": "coverkit-receipt",
      "version": 1,
      "language": "en-AU",
      "title": "The facts your insurer will rely on",
      "date": "2026-11-23",
      "reference": "H7KQ3WXR",
      "submittedAt": "2026-11-23T01:02:04.000Z",
      "holder": 1,
      "name": "Robin Example",
      "brand": {
        "accountName": "wattlebird",
        "name": "Wattlebird"
      },
      "insurer": {
        "code": "MLC",
        "name": "Mallee Life Company",
        "product": "Mallee Life Company Cover Plan"
      },
      "questionnaire": {
        "id": "personal",
        "version": "2026-11",
        "hash": "0c1f5a7be6f0f0d3f3a6d6d1f5d0e3d9b6a1c7c55dcb7c0d9f0f6f1f1e0d2c3b"
      },
      "notes": [
        "We shorten account and member numbers to their last three digits, and don’t show card numbers."
      ],
      "sections": [
        {
          "number": "1",
          "title": "Your details",
          "groups": [
            {
              "title": "You",
              "items": [
                {
                  "number": "1.1",
                  "question": "First name",
                  "answer": [
                    "Robin"
                  ],
                  "fields": [
                    "contactDetails.first_Name"
                  ]
                }
              ]
            }
          ]
        }
      ]
    }
  },
  "getDisclosures": {
    "reference": "H7KQ3WXR",
    "submittedAt": "2026-11-23T01:02:04.000Z",
    "questionnaire": {
      "id": "personal",
      "version": "2026-11",
      "hash": "a621a4114525b1b4e9648c37beb1a615449cac24f670221ea09d6b25c3b54040"
    },
    "disclosures": [
      {
        "key": "habits.alcohol",
        "id": "habits.alcohol",
        "section": "habits",
        "page": "habits",
        "kind": "gate",
        "question": "Do you drink alcohol?",
        "value": "yes",
        "answer": [
          "Yes"
        ],
        "rows": []
      },
      {
        "key": "habits.alcohol.beer",
        "id": "habits.alcohol.beer",
        "section": "habits",
        "page": "habits",
        "kind": "count",
        "question": "How many standard drinks of beer or cider a week?",
        "unit": "a week",
        "value": 24,
        "answer": [
          "24 a week"
        ],
        "rows": []
      }
    ],
    "indication": {
      "isDecision": false,
      "label": "Sample rules. No insurer decides by them.",
      "rules": {
        "id": "sample",
        "version": "2026-11",
        "hash": "1b2645bfdae7d2ca7be286e84894df6078a0820b19ca11109fde1e1e0576073b"
      },
      "covers": [
        {
          "cover": "life",
          "outcome": "loading",
          "loading": 50,
          "exclusions": [],
          "nextSteps": [],
          "reasons": [
            {
              "rule": "alcohol-raised",
              "words": "21 to 34 standard drinks a week"
            }
          ]
        }
      ]
    }
  },
  "listPolicies": [
    {
      "id": "p-1001",
      "name": "MLC0012345",
      "insurer_Code": "MLC",
      "insurer_Name": "Mallee Life Company",
      "product_Code": "MLC-01",
      "product_Name": "Mallee Life Company Cover Plan",
      "status": "in-force",
      "lapse_Date": null,
      "overdue_Amount": null,
      "sum_Insured": 600000,
      "tpD_Sum_Insured": null,
      "tpD_Linked_Sum_Insured": null,
      "critical_Illness_Sum_Insured": null,
      "monthly_Benefit": null,
      "premium_Structure": "S",
      "payment_Method": "directDebit",
      "outsidePaymentMethod": null,
      "premium_frequency": "monthly",
      "indexation": "on",
      "owners": {
        "life": "O",
        "tpd": null,
        "criticalIllness": null,
        "incomeProtection": null
      },
      "structures": {
        "tpd": null,
        "criticalIllness": null
      },
      "double_TPD": null,
      "tpD_Buy_back": null,
      "tpD_Occupation_Type": null,
      "cI_Buy_back": null,
      "reinstatement": null,
      "increasing_Claim": null,
      "super_Contribution": null,
      "waiting_Period": null,
      "benefit_Period": null,
      "annual_Earnings": null,
      "income_Replacement": null,
      "premium_Amount": 57.71,
      "premium_Label": "ILLUSTRATIVE SAMPLE RATES. Not any insurer's rates, not a quote.",
      "original_Sums": {
        "life": 566000,
        "tpd": null,
        "criticalIllness": null,
        "incomeProtection": null
      },
      "insured": {
        "date_of_Birth": "1989-03-27",
        "rated_Age": 37,
        "gender": "M",
        "smoker": false,
        "occupation": "Administrator (office)",
        "occupation_ID": 4,
        "state": "NSW"
      },
      "start_Date": "2024-08-14",
      "next_Debit_Date": "2026-12-14",
      "next_Anniversary_Date": "2027-08-14",
      "increase_Without_Proof": null,
      "policyholder1": "Robin Example",
      "policyholder2": null
    }
  ],
  "getGuaranteedInsurability": {
    "successful": true,
    "productCode": "MLC-01",
    "policyId": "p-1001",
    "cover": "life",
    "eligible": true,
    "reasons": [],
    "nextIncreaseOn": null,
    "lastRequest": null,
    "maximums": [
      {
        "event": "marriage",
        "maximum": 141500
      },
      {
        "event": "mortgage",
        "maximum": 200000
      }
    ],
    "covers": [
      {
        "kind": "life",
        "sumInsured": 600000,
        "originalSum": 566000,
        "earlierIncreases": 0,
        "highestSum": 15000000
      }
    ]
  },
  "requestGuaranteedInsurability": {
    "successful": true,
    "id": "3d1f0a5e-8c4b-4f69-b1f4-7a2a54f0c9d1"
  },
  "putInsurabilityFile": {
    "successful": true,
    "n": 1,
    "mediaType": "image/jpeg",
    "size": 482133
  },
  "changeCover": {
    "successful": true,
    "id": "3d1f0a5e-8c4b-4f69-b1f4-7a2a54f0c9d1",
    "reference": "H7KQ3WXR",
    "receivedAt": "2026-11-23T01:02:04Z",
    "effectiveOn": "2026-12-14",
    "needsHealthQuestions": false,
    "premium": {
      "paymentFrequency": "monthly",
      "premium": {
        "covers": {
          "life": {
            "base": 39.29,
            "options": 0,
            "multiCoverDiscount": 0,
            "rolloverRebate": 0,
            "discount": 0,
            "frequencyLoading": 3.14,
            "stampDuty": 0,
            "total": 42.43,
            "lines": {
              "life": 42.43
            }
          }
        },
        "parts": {
          "base": 39.29,
          "options": 0,
          "multiCoverDiscount": 0,
          "rolloverRebate": 0,
          "discount": 0,
          "frequencyLoading": 3.14,
          "stampDuty": 0,
          "total": 50.33,
          "fee": 7.9
        },
        "perYear": 603.96
      }
    }
  },
  "listPolicyChanges": {
    "changes": [
      {
        "id": "3d1f0a5e-8c4b-4f69-b1f4-7a2a54f0c9d1",
        "reference": "H7KQ3WXR",
        "status": "with-insurer",
        "requestedAt": "2026-11-23T01:02:04Z",
        "effectiveOn": "2026-12-14",
        "needsHealthQuestions": false,
        "policyId": "4e2a1b6f-9d5c-4a7a-82a5-8b3b65a1dae2",
        "insurerCode": "MLC",
        "policyNumber": "MLC0012345",
        "covers": [
          {
            "cover": "life",
            "kind": "decreased",
            "terms": [
              {
                "field": "sumInsured",
                "from": 600000,
                "to": 500000
              }
            ]
          }
        ],
        "terms": [
          {
            "field": "indexation",
            "from": "on",
            "to": "off12Months"
          }
        ],
        "increase": null,
        "premiumBefore": {
          "amount": 57.71,
          "frequency": "monthly"
        },
        "premium": {
          "amount": 50.33,
          "frequency": "monthly"
        }
      }
    ]
  },
  "previewPolicyChange": {
    "label": "ILLUSTRATIVE SAMPLE RATES. Not any insurer's rates, not a quote.",
    "occupationClasses": {
      "life": "AA",
      "tpd": "AA",
      "criticalIllness": "AA",
      "incomeProtection": "AA"
    },
    "now": {
      "paymentFrequency": "monthly",
      "premium": {
        "covers": {
          "life": {
            "base": 46.12,
            "options": 0,
            "multiCoverDiscount": 0,
            "rolloverRebate": 0,
            "discount": 0,
            "frequencyLoading": 3.69,
            "stampDuty": 0,
            "total": 49.81,
            "lines": {
              "life": 49.81
            }
          }
        },
        "parts": {
          "base": 46.12,
          "options": 0,
          "multiCoverDiscount": 0,
          "rolloverRebate": 0,
          "discount": 0,
          "frequencyLoading": 3.69,
          "stampDuty": 0,
          "total": 57.71,
          "fee": 7.9
        },
        "perYear": 692.52
      }
    },
    "after": {
      "paymentFrequency": "monthly",
      "premium": {
        "covers": {
          "life": {
            "base": 39.29,
            "options": 0,
            "multiCoverDiscount": 0,
            "rolloverRebate": 0,
            "discount": 0,
            "frequencyLoading": 3.14,
            "stampDuty": 0,
            "total": 42.43,
            "lines": {
              "life": 42.43
            }
          }
        },
        "parts": {
          "base": 39.29,
          "options": 0,
          "multiCoverDiscount": 0,
          "rolloverRebate": 0,
          "discount": 0,
          "frequencyLoading": 3.14,
          "stampDuty": 0,
          "total": 50.33,
          "fee": 7.9
        },
        "perYear": 603.96
      }
    },
    "reasons": [],
    "needsHealthQuestions": false,
    "projection": {
      "ages": [
        37,
        38
      ],
      "now": [
        648.25,
        683.83
      ],
      "after": {
        "on": [
          563.42,
          593.54
        ],
        "off12Months": [
          563.42,
          580.63
        ],
        "offPermanent": [
          563.42,
          580.63
        ]
      },
      "sumInsured": {
        "on": {
          "life": [
            500000,
            515000
          ]
        },
        "off12Months": {
          "life": [
            500000,
            500000
          ]
        },
        "offPermanent": {
          "life": [
            500000,
            500000
          ]
        }
      },
      "toLastAge": {
        "now": 109532.77,
        "after": 93118.4
      }
    }
  },
  "getVendor": {
    "supplierCode": "MLC",
    "name": "Mallee Life Company",
    "phone": "1800 975 711",
    "email": "claims@mallee.example",
    "site": "https://mallee.example/",
    "claimsAddress": "Claims, Locked Bag 12, Sampleton NSW 2999"
  },
  "saveTransfer": {
    "successful": true,
    "id": "3d1f0a5e-8c4b-4f69-b1f4-7a2a54f0c9d1",
    "policyIds": [
      "4e2a1b6f-9d5c-4a7a-82a5-8b3b65a1dae2"
    ],
    "policyHolders": [
      {
        "rowId": "holder-1",
        "contactId": "h-1"
      }
    ],
    "reference": "T7KQ3WXR",
    "status": "in-progress",
    "receivedAt": "2026-11-23T01:02:04Z"
  },
  "getUserByEmail": {
    "successful": true,
    "user": null
  },
  "listTransferPolicies": {
    "successful": true,
    "data": "[{\"policyId\":\"t-1\",\"rowId\":\"row-1\",\"insurerCode\":\"ZUR\",\"policyNumber\":\"ZU-889120\",\"number_Unknown\":false,\"name\":\"Robin Example\",\"covers\":[\"life\"],\"file_Number\":null,\"policyStatus\":\"Active\",\"stage\":\"sent\",\"stageAt\":\"2026-11-23T01:02:04Z\",\"expectedOn\":\"2026-12-21\",\"reason\":null}]"
  },
  "listTransfers": {
    "transfers": [
      {
        "id": "3d1f0a5e-8c4b-4f69-b1f4-7a2a54f0c9d1",
        "reference": "T7KQ3WXR",
        "status": "waiting-for-second-signature",
        "submittedAt": "2026-11-23T01:02:04Z",
        "policies": [
          {
            "policyId": "4e2a1b6f-9d5c-4a7a-82a5-8b3b65a1dae2",
            "rowId": "row-1",
            "insurerCode": "ZUR",
            "policyNumber": "ZU-889120",
            "number_Unknown": false,
            "name": "Robin Example",
            "covers": [
              "life"
            ],
            "file_Number": null,
            "policyStatus": "Active",
            "stage": null,
            "stageAt": null,
            "expectedOn": null,
            "reason": null
          }
        ],
        "signatures": [
          {
            "holder": 1,
            "state": "signed",
            "signedAt": "2026-11-23T01:02:03Z",
            "sentAt": null
          },
          {
            "holder": 2,
            "state": "waiting",
            "signedAt": null,
            "sentAt": "2026-11-23T01:02:05Z"
          }
        ],
        "letters": []
      }
    ]
  },
  "getTransfer": {
    "id": "3d1f0a5e-8c4b-4f69-b1f4-7a2a54f0c9d1",
    "reference": "T7KQ3WXR",
    "status": "in-progress",
    "submittedAt": "2026-11-23T01:02:04Z",
    "policies": [
      {
        "policyId": "4e2a1b6f-9d5c-4a7a-82a5-8b3b65a1dae2",
        "rowId": "row-1",
        "insurerCode": "ZUR",
        "policyNumber": "ZU-889120",
        "number_Unknown": false,
        "name": "Robin Example",
        "covers": [
          "life"
        ],
        "file_Number": null,
        "policyStatus": "Active",
        "stage": "sent",
        "stageAt": "2026-11-23T01:02:04Z",
        "expectedOn": "2026-12-21",
        "reason": null
      }
    ],
    "signatures": [
      {
        "holder": 1,
        "state": "signed",
        "signedAt": "2026-11-23T01:02:03Z",
        "sentAt": null
      }
    ],
    "letters": [
      "ZUR"
    ]
  },
  "sendTransferSignatureLink": {
    "successful": true,
    "email": "k•••@example.com",
    "sentAt": "2026-11-23T01:02:04Z",
    "expiresAt": "2026-12-07T01:02:04Z"
  },
  "claimTransfer": {
    "successful": true
  },
  "confirmTransferClaim": {
    "id": "3d1f0a5e-8c4b-4f69-b1f4-7a2a54f0c9d1",
    "reference": "T7KQ3WXR",
    "status": "in-progress",
    "submittedAt": "2026-11-23T01:02:04Z",
    "policies": [
      {
        "policyId": "4e2a1b6f-9d5c-4a7a-82a5-8b3b65a1dae2",
        "rowId": "row-1",
        "insurerCode": "ZUR",
        "policyNumber": "ZU-889120",
        "number_Unknown": false,
        "name": "Robin Example",
        "covers": [
          "life"
        ],
        "file_Number": null,
        "policyStatus": "Active",
        "stage": "sent",
        "stageAt": "2026-11-23T01:02:04Z",
        "expectedOn": "2026-12-21",
        "reason": null
      }
    ],
    "signatures": [
      {
        "holder": 1,
        "state": "signed",
        "signedAt": "2026-11-23T01:02:03Z",
        "sentAt": null
      }
    ],
    "letters": [
      "ZUR"
    ]
  },
  "putTransferFile": {
    "successful": true,
    "n": 1,
    "mediaType": "image/jpeg",
    "size": 482133
  },
  "deleteTransferFile": {
    "successful": true
  },
  "getOccupations": {
    "data": "[{\"id\":1,\"description\":\"Homemaker (full-time home duties)\"},{\"id\":2,\"description\":\"Accountant\"},{\"id\":3,\"description\":\"Actuary\"},{\"id\":4,\"description\":\"Administrator (office)\"},{\"id\":7,\"description\":\"Air conditioning mechanic\"},{\"id\":25,\"description\":\"Blaster or shot firer (mining)\"}]"
  },
  "getOccupationsFile": {
    "data": "[{\"id\":1,\"description\":\"Homemaker (full-time home duties)\"},{\"id\":2,\"description\":\"Accountant\"},{\"id\":3,\"description\":\"Actuary\"},{\"id\":4,\"description\":\"Administrator (office)\"},{\"id\":7,\"description\":\"Air conditioning mechanic\"},{\"id\":25,\"description\":\"Blaster or shot firer (mining)\"}]"
  },
  "listDrafts": {
    "drafts": [
      {
        "flow": "application",
        "furthest": "payment-details",
        "savedAt": "2026-07-03T09:30:00Z",
        "expiresAt": "2026-08-02T09:30:00Z"
      }
    ]
  },
  "getDraft": {
    "draft": {
      "flow": "application",
      "rev": 1,
      "version": 1,
      "attempt": "a-1",
      "answers": {
        "age": 37
      },
      "savedAt": "2026-07-03T09:30:00Z",
      "expiresAt": "2026-08-02T09:30:00Z"
    }
  },
  "putDraft": {
    "successful": true,
    "rev": 1,
    "savedAt": "2026-07-03T09:30:00Z",
    "expiresAt": "2026-08-02T09:30:00Z"
  },
  "deleteDraft": {
    "successful": true
  },
  "resume": {
    "successful": true,
    "expiresAt": "2026-07-10T09:30:00Z",
    "draft": {
      "flow": "client-quote",
      "version": 1,
      "attempt": "a-1",
      "answers": {
        "age": 37
      },
      "savedAt": "2026-07-03T09:30:00Z"
    }
  },
  "sendContactRequest": {
    "successful": true,
    "id": "3d1f0a5e-8c4b-4f69-b1f4-7a2a54f0c9d1"
  },
  "requestAppointment": {
    "successful": true,
    "id": "3d1f0a5e-8c4b-4f69-b1f4-7a2a54f0c9d1"
  },
  "listClaims": [
    {
      "id": "0b1f4a52-6c1e-4d1c-9a54-1f1d3a1f8a01",
      "reference": "C7KQ3WXR",
      "claimant": "self",
      "insuredName": null,
      "type": "incomeProtection",
      "policyId": "5b7c1f1e-2f58-4b1a-9f0e-5d0f5a3c7b21",
      "policyNumber": "MLC0012345",
      "insurerCode": "MLC",
      "insurerName": "Mallee Life Company",
      "eventDate": "2026-05-20",
      "contactPreference": "phone",
      "lodgedAt": "2026-06-01T09:30:00Z",
      "status": "acknowledged",
      "outcome": null,
      "timeline": [
        {
          "stage": "lodged",
          "doneOn": "2026-06-01",
          "dueOn": null
        },
        {
          "stage": "acknowledged",
          "doneOn": "2026-06-02",
          "dueOn": null
        },
        {
          "stage": "reviewed",
          "doneOn": null,
          "dueOn": "2026-06-16"
        },
        {
          "stage": "decided",
          "doneOn": null,
          "dueOn": "2026-08-19"
        },
        {
          "stage": "paid",
          "doneOn": null,
          "dueOn": "2026-09-02"
        }
      ],
      "next": {
        "step": "review",
        "actor": "insurer",
        "by": "2026-06-16"
      },
      "documents": [
        {
          "oneOf": [
            "claimForm"
          ],
          "certifiedCopy": false,
          "state": "needed"
        },
        {
          "oneOf": [
            "doctorReport"
          ],
          "certifiedCopy": false,
          "state": "received"
        }
      ],
      "files": [
        {
          "n": 1,
          "document": "doctorReport",
          "mediaType": "application/pdf",
          "size": 20480,
          "savedAt": "2026-06-01T09:40:00Z"
        }
      ]
    }
  ],
  "lodgeClaim": {
    "successful": true,
    "claim": {
      "id": "0b1f4a52-6c1e-4d1c-9a54-1f1d3a1f8a01",
      "reference": "C7KQ3WXR",
      "claimant": "self",
      "insuredName": null,
      "type": "incomeProtection",
      "policyId": "5b7c1f1e-2f58-4b1a-9f0e-5d0f5a3c7b21",
      "policyNumber": "MLC0012345",
      "insurerCode": "MLC",
      "insurerName": "Mallee Life Company",
      "eventDate": "2026-05-20",
      "contactPreference": "phone",
      "lodgedAt": "2026-06-01T09:30:00Z",
      "status": "lodged",
      "outcome": null,
      "timeline": [
        {
          "stage": "lodged",
          "doneOn": "2026-06-01",
          "dueOn": null
        },
        {
          "stage": "acknowledged",
          "doneOn": null,
          "dueOn": "2026-06-03"
        },
        {
          "stage": "reviewed",
          "doneOn": null,
          "dueOn": "2026-06-16"
        },
        {
          "stage": "decided",
          "doneOn": null,
          "dueOn": "2026-08-19"
        },
        {
          "stage": "paid",
          "doneOn": null,
          "dueOn": "2026-09-02"
        }
      ],
      "next": {
        "step": "acknowledge",
        "actor": "insurer",
        "by": "2026-06-03"
      },
      "documents": [
        {
          "oneOf": [
            "claimForm"
          ],
          "certifiedCopy": false,
          "state": "needed"
        }
      ],
      "files": []
    }
  },
  "saveClaimBank": {
    "successful": true,
    "claim": {
      "id": "0b1f4a52-6c1e-4d1c-9a54-1f1d3a1f8a01",
      "reference": "C7KQ3WXR",
      "claimant": "self",
      "insuredName": null,
      "type": "incomeProtection",
      "policyId": "5b7c1f1e-2f58-4b1a-9f0e-5d0f5a3c7b21",
      "policyNumber": "MLC0012345",
      "insurerCode": "MLC",
      "insurerName": "Mallee Life Company",
      "eventDate": "2026-05-20",
      "contactPreference": "phone",
      "lodgedAt": "2026-06-01T09:30:00Z",
      "status": "lodged",
      "outcome": null,
      "timeline": [
        {
          "stage": "lodged",
          "doneOn": "2026-06-01",
          "dueOn": null
        },
        {
          "stage": "acknowledged",
          "doneOn": null,
          "dueOn": "2026-06-03"
        },
        {
          "stage": "reviewed",
          "doneOn": null,
          "dueOn": "2026-06-16"
        },
        {
          "stage": "decided",
          "doneOn": null,
          "dueOn": "2026-08-19"
        },
        {
          "stage": "paid",
          "doneOn": null,
          "dueOn": "2026-09-02"
        }
      ],
      "next": {
        "step": "acknowledge",
        "actor": "insurer",
        "by": "2026-06-03"
      },
      "documents": [
        {
          "oneOf": [
            "claimForm"
          ],
          "certifiedCopy": false,
          "state": "needed"
        }
      ],
      "files": []
    }
  },
  "putClaimFile": {
    "successful": true,
    "n": 1,
    "mediaType": "image/jpeg",
    "size": 482133
  },
  "deleteClaimFile": {
    "successful": true
  },
  "listIdentityChecks": [
    {
      "policyHolder": 1,
      "state": "mismatch",
      "verified": false,
      "matchedDocuments": [],
      "mismatches": [
        "passport.number"
      ],
      "triesLeft": 2
    }
  ],
  "requestIdentityCheck": {
    "policyHolder": 1,
    "state": "mismatch",
    "verified": false,
    "matchedDocuments": [],
    "mismatches": [
      "passport.number"
    ],
    "triesLeft": 2
  },
  "putIdentityFile": {
    "successful": true,
    "n": 1,
    "mediaType": "image/jpeg",
    "size": 482133
  },
  "deleteIdentityFile": {
    "successful": true
  },
  "sendIdentityCheckLink": {
    "successful": true,
    "email": "k•••@example.com",
    "sentAt": "2026-11-23T01:02:04Z",
    "expiresAt": "2026-12-07T01:02:04Z"
  },
  "getHealth": {
    "status": "ok"
  },
  "getReadiness": {
    "status": "ok"
  },
  "problem": {
    "type": "about:blank",
    "title": "Some values aren’t right",
    "status": 422,
    "reference": "5b0a7c1e",
    "errors": [
      {
        "field": "clients.0.needs.lifeCover.amount",
        "code": "whole-dollars"
      }
    ]
  }
}
